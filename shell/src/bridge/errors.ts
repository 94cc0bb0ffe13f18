/** The page that frames the widget did not answer `Loaded` in time. */
export class HostSilentError extends Error {
  override readonly name = 'HostSilentError';
  constructor() {
    super('The host has not answered');
  }
}

/** The native app did not put the player's data on the window in time. */
export class MissingUserDataError extends Error {
  override readonly name = 'MissingUserDataError';
  constructor() {
    super('The property paywidgetUserData was not found in the window');
  }
}

/** Neither a frame, nor a native app, nor a page that needs no host. */
export class NoHostError extends Error {
  override readonly name = 'NoHostError';
  constructor() {
    super('There is no host');
  }
}
