interface Window {
  /** Gives a script address to the browser under Trusted Types. See shared/build/trustedScripts.mjs. */
  paywidgetTrust?: (url: string) => string;
}
