/**
 * Stands in for the services that the components of a form read from the running widget (`aliases` in webpack.config.mjs):
 * the script that draws a form early has no store, no router and no deposit. React's form has them.
 */
import { Screen } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import { jsx } from '../draw/jsxRuntime';
import type { FormSource } from './formSource';

type FormFacts = Pick<FormSource, 'translator' | 'language'>;

let facts: FormFacts | undefined;

/** Sets the values that the components of the next form read. */
export function setFacts(given: FormFacts): void {
  facts = given;
}

const current = (): FormFacts => {
  if (!facts) throw new Error('No form is being drawn');
  return facts;
};

export const useTranslation = () => current().translator;

/** The components of a form read only these parts of the store. */
export const languageAtom = () => current().language;
export const choiceAtom = () => ({});
export const useAtomValue = <Value>(atom: () => Value): Value => atom();

export const useFlow = () => ({});
export const FlowScreen = (props: { footer?: ReactNode; children: ReactNode }) =>
  jsx(Screen as never, { ...props, name: 'deposit.redirect', heading: undefined } as never);

const nothing = () => null;
export const BonusSwitch = nothing;
/** The places where a screen reader hears about reports and about a sent deposit. The early form has none. */
export const ReportNotices = () => jsx('div', { role: 'status' });
export const DepositNotices = () => ReportNotices();
export const needsResolution = () => false;
export const ResolveButton = nothing;
export const RejectionNotice = nothing;
export const RotatingHint = nothing;
export const FormConnection = nothing;
export const InputMask = nothing;
export const CardBrand = nothing;
export const cardBrandOf = () => undefined;
export const maskOptionsOf = () => undefined;
export const amountMaskOptions = () => undefined;
export const isOpenReport = () => false;
export const useReportsOf = () => [];
