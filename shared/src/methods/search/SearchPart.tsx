import { useTranslation } from '@paywidget/shared/i18n';
import { Message, VisuallyHidden } from '@paywidget/shared/ui';
import { SearchField } from '@paywidget/shared/ui/controls';

export interface SearchPartProps {
  label: string;
  /** As it is being typed. */
  text: string;
  onChange: (text: string) => void;
  /** What the search has found, said to those who do not see the list; nothing while there is no search. */
  found: string | undefined;
  isEmpty: boolean;
}

/** The search above a list. */
export function SearchPart({ label, text, onChange, found, isEmpty }: SearchPartProps) {
  const { t } = useTranslation();
  return (
    // One block, so that what the search found out moves the list only where it is seen.
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
