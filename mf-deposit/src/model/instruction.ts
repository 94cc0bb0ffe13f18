import type { PaymentMethod } from '@paywidget/shared/contract';
import steamConfirm from './pictures/steam-confirm.svg';
import steamId from './pictures/steam-id.svg';
import steamItems from './pictures/steam-items.svg';
import steamSignIn from './pictures/steam-sign-in.svg';

export interface InstructionStep {
  /** Translation key. */
  text: string;
  /** URL of an image, 16 : 10, that shows the same as the text. */
  picture: string;
}

/** Steps by method name. */
const instructions: Readonly<Record<string, readonly InstructionStep[]>> = {
  steam_coin: [
    { text: 'instruction.steam_coin.id', picture: steamId },
    { text: 'instruction.steam_coin.signIn', picture: steamSignIn },
    { text: 'instruction.steam_coin.items', picture: steamItems },
    { text: 'instruction.steam_coin.confirm', picture: steamConfirm },
  ],
};

/** Returns the steps to pay with a method. Empty for most methods. */
export function instructionOf({ name }: Pick<PaymentMethod, 'name'>): readonly InstructionStep[] {
  return Object.hasOwn(instructions, name) ? (instructions[name] ?? []) : [];
}
