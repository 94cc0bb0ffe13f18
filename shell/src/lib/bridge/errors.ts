/** The page around the frame did not reply to `Loaded` in time. */
export class HostSilentError extends Error {
  override readonly name = 'HostSilentError';
  constructor() {
    super('The host has not answered');
  }
}

/** The native app did not set `window.paywidgetUserData` in time. */
export class MissingUserDataError extends Error {
  override readonly name = 'MissingUserDataError';
  constructor() {
    super('The property paywidgetUserData was not found in the window');
  }
}

/** The page is neither in a frame nor in a native app, and it is not one of the pages that need no host. */
export class NoHostError extends Error {
  override readonly name = 'NoHostError';
  constructor() {
    super('There is no host');
  }
}
