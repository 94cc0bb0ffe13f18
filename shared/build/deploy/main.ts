import { readCommand, usage } from './command';
import { DeployError } from './deployError';
import { writeFiles } from './files';
import { planDeployment } from './plan';

try {
  const command = readCommand(process.argv.slice(2));
  if (command.help) {
    console.log(usage);
  } else {
    const { files, obsolete, versions } = planDeployment(command);
    writeFiles(command.folder, files, obsolete);
    for (const [flow, version] of versions) console.log(`${flow} ${version}`);
  }
} catch (error) {
  if (!(error instanceof DeployError)) throw error;
  console.error(`Nothing was deployed:\n${error.reasons.map((reason) => `  ${reason}`).join('\n')}`);
  process.exitCode = 1;
}
