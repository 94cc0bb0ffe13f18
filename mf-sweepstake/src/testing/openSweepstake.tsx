import { type RenderOptions, renderScreen } from '@paywidget/shared/testing/screens';
import routes from '../routes';
import { sweepstakeServer } from './sweepstakeServer';

/** Opens a screen of the sweepstake flow. */
export function openSweepstake(options: RenderOptions) {
  return renderScreen(routes, { flow: 'sweep', server: sweepstakeServer(), ...options });
}
