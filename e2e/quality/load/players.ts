import type { RunningSandbox } from '@paywidget/operator/sandbox';
import { signUp } from '@paywidget/operator/sandbox/newPlayer';

export interface SignedUp {
  id: string;
  token: string;
  /** The data that the host passes to the widget. */
  user: Readonly<Record<string, unknown>>;
}

/** Signs up a Dutch player who pays in EUR. */
export function newPlayer({ operator }: RunningSandbox, name: string): SignedUp {
  const { player, token } = signUp(operator, { country: 'nl', currency: 'EUR', lang: 'en', name });
  return {
    id: player.id,
    token,
    user: { id: player.id, token, currency: 'EUR', paymentGeo: 'NL', lang: 'en', platform: 'desktop' },
  };
}
