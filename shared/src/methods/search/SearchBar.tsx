import { useTranslation } from '@paywidget/shared/i18n';
import { Message, VisuallyHidden } from '@paywidget/shared/ui';
import { SearchField } from '@paywidget/shared/ui/controls';

export interface SearchBarProps {
  label: string;
  /** What the player has typed. */
  text: string;
  onChange: (text: string) => void;
  /** The number of results, as a text for screen readers. Undefined while nothing is searched. */
  resultText: string | undefined;
  isEmpty: boolean;
}

/** The search field above a list. Shows a message if nothing is found. */
export function SearchBar({ label, text, onChange, resultText, isEmpty }: SearchBarProps) {
  const { t } = useTranslation();
  return (
    // One block, so that the hidden result text adds no gap above the list.
    <div>
      <SearchField label={label} clearLabel={t('search.clear')} value={text} onChange={onChange} />
      <div role="status">
        {isEmpty ? (
          <Message icon="search" title={t('search.empty.title')} text={t('search.empty.text')} />
        ) : (
          resultText && <VisuallyHidden>{resultText}</VisuallyHidden>
        )}
      </div>
    </div>
  );
}
