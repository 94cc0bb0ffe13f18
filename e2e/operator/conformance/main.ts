/**
 * Checks a running API against the contract: `npm run conformance -- --url <address> --token <token>`. `--help` lists the
 * options.
 */
import { runCommand } from './command';

process.exitCode = await runCommand(process.argv.slice(2), process.env, console);
