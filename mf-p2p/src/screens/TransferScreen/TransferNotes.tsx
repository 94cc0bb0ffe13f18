import type { PaymentMethod } from '@paywidget/shared/contract';
import type { Card } from '@paywidget/shared/contract/payments';
import { useTranslation } from '@paywidget/shared/i18n';
import { countryAtom, useAtomValue } from '@paywidget/shared/state';
import { Notice, type Tone } from '@paywidget/shared/ui';
import { type TransferNote, transferNotes } from '../../model/transferNotes';

const texts: Readonly<Record<TransferNote, { tone: Tone; title: string; text: string }>> = {
  guaranteed: { tone: 'success', title: 'p2p.note.guaranteed.title', text: 'p2p.note.guaranteed.text' },
  abroad: { tone: 'info', title: 'p2p.note.abroad.title', text: 'p2p.note.abroad.text' },
  virtualAccount: { tone: 'info', title: 'p2p.note.virtual.title', text: 'p2p.note.virtual.text' },
};

interface TransferNotesProps {
  method: PaymentMethod;
  /** The payee's card, once it is known. */
  card?: Card;
}

/** The notes about a method's transfers. */
export function TransferNotes({ method, card }: TransferNotesProps) {
  const { t } = useTranslation();
  const country = useAtomValue(countryAtom);
  return transferNotes(method, country, card).map((note) => {
    const { tone, title, text } = texts[note];
    return (
      <Notice key={note} tone={tone} title={t(title)}>
        {t(text)}
      </Notice>
    );
  });
}
