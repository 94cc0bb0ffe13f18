import { atom } from '@paywidget/shared/state';

/** The bank that was chosen before the form; its method's form starts with it. */
export const chosenBankAtom = atom<{ method: string; code: string } | undefined>(undefined);
