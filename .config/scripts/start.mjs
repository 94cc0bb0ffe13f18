/** `npm start`: installs if needed, builds, and serves the widget, the sandbox and the demo host. */
import { installIfNeeded } from './install.mjs';
import { run } from './run.mjs';

installIfNeeded();
run('build');
run('docs');
const origins = process.env.SANDBOX_ORIGINS?.split(',') ?? [];
run('deploy', {}, [
  '--allow-unsigned',
  '--set',
  'socketUrl=/api/socket',
  '--set',
  `allowedOrigins=${JSON.stringify(origins)}`,
]);
run('sandbox');
