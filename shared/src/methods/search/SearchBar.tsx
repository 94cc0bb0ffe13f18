import { useTranslation } from '@paywidget/shared/i18n';
import { Message, VisuallyHidden } from '@paywidget/shared/ui';
import { SearchField } from '@paywidget/shared/ui/controls';

export interface SearchBarProps {
  label: string;
  /** The current input. */
  text: string;
  onChange: (text: string) => void;
  /** The result of the search, for screen readers. Undefined without a search. */
  found: string | undefined;
  isEmpty: boolean;
}

/** The search above a list, with a message if it finds nothing. */
export function SearchBar({ label, text, onChange, found, isEmpty }: SearchBarProps) {
  const { t } = useTranslation();
  return (
    // One block, so that the hidden result text adds no gap above the list.
    <div>
      <SearchField label={label} clearLabel={t('search.clear')} value={text} onChange={onChange} />
      <div role="status">
        {isEmpty ? (
          <Message icon="search" title={t('search.empty.title')} text={t('search.empty.text')} />
        ) : (
          found && <VisuallyHidden>{found}</VisuallyHidden>
        )}
      </div>
    </div>
  );
}
