import type { Instruction } from '@paywidget/shared/contract/payments';
import { textIn } from '@paywidget/shared/i18n';

/** The server's steps, in order and in the player's language. */
export function instructionSteps(instruction: Instruction | undefined, language: string): string[] {
  return [...(instruction?.steps ?? [])]
    .sort((a, b) => a.stepNumber - b.stepNumber)
    .flatMap(({ stepInstruction }) => textIn(stepInstruction, language) || []);
}
