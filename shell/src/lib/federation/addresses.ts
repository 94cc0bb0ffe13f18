/** The id of the page's data block, in which the deploy command writes the configuration. */
export const deploymentBlockId = 'paywidget-deployment';

/** A folder's address ends with one slash. */
export const folderAddress = (address: string): string => address.replace(/\/*$/, '/');

export const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

/**
 * Returns the address of a file of texts.
 * @param staticUrl the address of the static files, with a trailing slash
 * @param name the language, and the part if it is not the first
 * @param hash undefined if the deployment names no hash
 */
export const textsAddress = (staticUrl: string, name: string, hash: string | undefined): string =>
  `${staticUrl}locales/${hash ? `${name}.${hash}` : name}.json`;
