import { useTranslation } from '@paywidget/shared/i18n';
import { Button, Message, VisuallyHidden } from '@paywidget/shared/ui';
import { SearchField } from '@paywidget/shared/ui/controls';
import { useEffect, useRef, useState } from 'react';
import styles from './SearchBar.module.scss';

/** Time without typing after which the number of results is announced. */
const announcementDelayMs = 700;

export interface SearchBarProps {
  label: string;
  /** The player's text. */
  text: string;
  onChange: (text: string) => void;
  /** The number of results, as a text for screen readers. Undefined without a search. */
  resultText: string | undefined;
  isEmpty: boolean;
}

/** The search field above a list. If nothing is found, shows a message and a button that clears the search. */
export function SearchBar({ label, text, onChange, resultText, isEmpty }: SearchBarProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const announced = useAnnouncement(resultText);
  const clear = () => {
    onChange('');
    field.current?.focus();
  };

  return (
    // One block, so that the hidden result text adds no gap above the list.
    <div>
      <SearchField
        ref={field}
        label={label}
        clearLabel={t('search.clear')}
        value={text}
        onChange={onChange}
      />
      <div role="status">
        {isEmpty ? (
          <Message icon="search" title={t('search.empty.title')} text={t('search.empty.text')} />
        ) : (
          announced && <VisuallyHidden>{announced}</VisuallyHidden>
        )}
      </div>
      {isEmpty && text !== '' && (
        <div className={styles.clear}>
          <Button variant="secondary" onClick={clear}>
            {t('search.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Follows a text after it has not changed for a while, so that a screen reader speaks it once and not at every letter. */
function useAnnouncement(text: string | undefined): string | undefined {
  const [announced, setAnnounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announcementDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text && announced;
}
