import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { formatAmount, formatPercent } from '@paywidget/shared/money';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Summary } from '@paywidget/shared/ui/controls';
import type { BonusTerm, BonusTermName } from '../../model/bonusSections';

const labels: Readonly<Record<BonusTermName, string>> = {
  minimum: 'bonus.terms.minimum',
  payout: 'bonus.terms.payout',
  cap: 'bonus.terms.cap',
  wager: 'bonus.terms.wager',
  spins: 'bonus.terms.spins',
  maxWin: 'bonus.terms.maxWin',
  spinPayout: 'bonus.terms.spinPayout',
  games: 'bonus.terms.games',
};

interface BonusTermListProps {
  terms: readonly BonusTerm[];
  /** Currency of the amounts. */
  currency: string;
}

/** Lists the terms of a bonus. */
export function BonusTermList({ terms, currency }: BonusTermListProps) {
  const { t, i18n } = useTranslation();
  const language = useAtomValue(languageAtom);

  function formatTerm(term: BonusTerm): string {
    if ('amount' in term) return formatAmount(term.amount, currency, i18n.language);
    if ('percent' in term) return formatPercent(term.percent, i18n.language);
    if ('times' in term) return `×${term.times}`;
    if ('count' in term) return String(term.count);
    return term.names.map((name) => textIn(name, language) ?? '').join(', ');
  }

  return <Summary rows={terms.map((term) => ({ label: t(labels[term.name]), value: formatTerm(term) }))} />;
}
