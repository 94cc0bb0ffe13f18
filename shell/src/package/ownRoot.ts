/** Returns the URL of the deployment's root. This code is deployed at `static/shell/<version>/package/` below the root. */
export const ownRoot = () =>
  new URL('../../../../', new URL(__webpack_public_path__, window.location.href)).href;
