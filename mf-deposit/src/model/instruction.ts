import type { PaymentMethod } from '@paywidget/shared/contract';
import type { Step } from '@paywidget/shared/form';
import steamConfirm from './pictures/steam-confirm.svg';
import steamId from './pictures/steam-id.svg';
import steamItems from './pictures/steam-items.svg';
import steamSignIn from './pictures/steam-sign-in.svg';

/** The steps to pay, by method. The texts are translation keys. */
const instructions: ReadonlyMap<string, readonly Step[]> = new Map([
  [
    'steam_coin',
    [
      { text: 'instruction.steam_coin.id', picture: steamId },
      { text: 'instruction.steam_coin.signIn', picture: steamSignIn },
      { text: 'instruction.steam_coin.items', picture: steamItems },
      { text: 'instruction.steam_coin.confirm', picture: steamConfirm },
    ],
  ],
]);

/** Returns the steps to pay with a method. Most methods have none. */
export const instructionOf = ({ name }: Pick<PaymentMethod, 'name'>) => instructions.get(name) ?? [];
