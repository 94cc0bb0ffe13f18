/** Away from the port that `npm start` uses, so that the tests run beside it. */
export const sandboxPort = 8791;
export const sandboxUrl = `http://localhost:${sandboxPort}`;
/** May frame the widget, says the sandbox; the deployment's `config.json` does not list it. */
export const foreignUrl = `http://127.0.0.1:${sandboxPort}`;
