import { runCommand } from '../release/refusal';
import { readCommand, usage } from './command';
import { writeFiles } from './files';
import { planDeployment } from './plan';

await runCommand('Nothing was deployed', () => {
  const command = readCommand(process.argv.slice(2));
  if (command.help) {
    console.log(usage);
    return;
  }
  const { files, obsolete, versions, warnings } = planDeployment(command);
  writeFiles(command.folder, files, obsolete);
  for (const warning of command.quiet ? [] : warnings) console.warn(`Warning: ${warning}`);
  for (const [flow, version] of versions) console.log(`${flow} ${version}`);
});
