/** Away from the port that `npm start` uses, so that the tests run beside it. */
export const sandboxPort = 8791;
export const sandboxUrl = `http://localhost:${sandboxPort}`;
