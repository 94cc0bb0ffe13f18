import type { PaymentMethod } from '@paywidget/shared/contract';
import type { Step } from '@paywidget/shared/form';
import steamBalance from './pictures/steam-balance.svg';
import steamId from './pictures/steam-id.svg';
import steamTrade from './pictures/steam-trade.svg';

/** The steps of receiving money, by method. The texts are translation keys. */
const instructions: ReadonlyMap<string, readonly Step[]> = new Map([
  [
    'steam_coin',
    [
      { text: 'withdrawal.instruction.steam_coin.id', picture: steamId },
      { text: 'withdrawal.instruction.steam_coin.trade', picture: steamTrade },
      { text: 'withdrawal.instruction.steam_coin.balance', picture: steamBalance },
    ],
  ],
]);

/** Returns the steps of withdrawing with a method. Most methods have none. */
export const instructionOf = ({ name }: Pick<PaymentMethod, 'name'>) => instructions.get(name) ?? [];
