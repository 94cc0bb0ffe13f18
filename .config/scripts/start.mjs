/** `npm start`: installs if needed, builds, and serves the widget, the sandbox and the demo host. */
import { installIfNeeded } from './install.mjs';
import { run } from './run.mjs';

installIfNeeded();
run('build');
run('deploy', {}, ['--set', 'socketUrl=/api/socket']);
run('sandbox');
