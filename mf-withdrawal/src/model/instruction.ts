import type { PaymentMethod } from '@paywidget/shared/contract';
import steamBalance from './pictures/steam-balance.svg';
import steamId from './pictures/steam-id.svg';
import steamTrade from './pictures/steam-trade.svg';

export interface InstructionStep {
  /** Translation key. */
  text: string;
  /** Address of a picture, 16 : 10, that says the same as the text. */
  picture: string;
}

/** How to receive money, by method (specification, section 2: only steam_coin has steps). */
const instructions: Readonly<Record<string, readonly InstructionStep[]>> = {
  steam_coin: [
    { text: 'withdrawal.instruction.steam_coin.id', picture: steamId },
    { text: 'withdrawal.instruction.steam_coin.trade', picture: steamTrade },
    { text: 'withdrawal.instruction.steam_coin.balance', picture: steamBalance },
  ],
};

/** The steps of withdrawing with a method; none for most. */
export function instructionOf({ name }: Pick<PaymentMethod, 'name'>): readonly InstructionStep[] {
  return Object.hasOwn(instructions, name) ? (instructions[name] ?? []) : [];
}
