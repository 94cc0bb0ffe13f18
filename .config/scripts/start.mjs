/** `npm start`: installs if needed, builds, and serves the widget, the sandbox and the studio. */
import { installIfNeeded } from './install.mjs';
import { run } from './run.mjs';

/** The ports on which development servers serve a host's page: Next.js and most others, Vite, Angular, webpack. */
const developmentOrigins = [3000, 5173, 4200, 8080].map((port) => `http://localhost:${port}`);

const origins = process.env.SANDBOX_ORIGINS?.split(',') ?? developmentOrigins;

installIfNeeded();
run('build');
run('docs');
run('deploy', {}, [
  '--allow-unsigned',
  '--quiet',
  '--set',
  'socketUrl=/api/socket',
  '--set',
  `allowedOrigins=${JSON.stringify(origins)}`,
]);
console.log(`\nPages at these origins may embed the widget: ${origins.join(', ')}. Others: SANDBOX_ORIGINS`);
run('sandbox', { SANDBOX_ORIGINS: origins.join() });
