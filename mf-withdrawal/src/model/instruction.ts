import type { PaymentMethod } from '@paywidget/shared/contract';
import steamBalance from './pictures/steam-balance.svg';
import steamId from './pictures/steam-id.svg';
import steamTrade from './pictures/steam-trade.svg';

export interface InstructionStep {
  /** Translation key. */
  text: string;
  /** URL of a picture, 16:10, that shows the same as the text. */
  picture: string;
}

/** The steps of receiving money, by method. Only steam_coin has any. */
const instructions: Readonly<Record<string, readonly InstructionStep[]>> = {
  steam_coin: [
    { text: 'withdrawal.instruction.steam_coin.id', picture: steamId },
    { text: 'withdrawal.instruction.steam_coin.trade', picture: steamTrade },
    { text: 'withdrawal.instruction.steam_coin.balance', picture: steamBalance },
  ],
};

/** Returns the steps of withdrawing with a method. Most methods have none. */
export function instructionOf({ name }: Pick<PaymentMethod, 'name'>): readonly InstructionStep[] {
  return Object.hasOwn(instructions, name) ? (instructions[name] ?? []) : [];
}
