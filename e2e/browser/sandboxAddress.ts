/** Differs from the port of `npm start`, so that both can run at the same time. */
export const sandboxPort = 8791;
export const sandboxUrl = `http://localhost:${sandboxPort}`;
/** An origin that the sandbox allows to frame the widget, but that the deployment's `config.json` does not list. */
export const foreignUrl = `http://127.0.0.1:${sandboxPort}`;
