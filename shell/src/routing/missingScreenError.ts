import type { ScreenName } from '@paywidget/shared/navigation/routes';

/** The deployed version of a flow does not have a screen that another part leads to. Loading it again would not help. */
export class MissingScreenError extends Error {
  override readonly name = 'MissingScreenError';
  constructor(readonly screen: ScreenName) {
    super(`The deployed flow does not bring ${screen}`);
  }
}
