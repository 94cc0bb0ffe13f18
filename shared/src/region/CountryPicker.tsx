import { useTranslation } from '@paywidget/shared/i18n';
import { searchTitles } from '@paywidget/shared/methods';
import { SearchPart } from '@paywidget/shared/methods/search';
import { countryAtom, useAtomValue, userAtom } from '@paywidget/shared/state';
import { useDeferredValue, useMemo, useState } from 'react';
import { CountryButton } from './CountryButton';
import styles from './CountryPicker.module.scss';
import { countryList } from './countryList';

interface CountryPickerProps {
  /** What the operator offers; the player's own country is always among them. */
  codes: readonly string[];
  onChoose: (country: string) => void;
}

/** Countries by name, which the player can search. */
export function CountryPicker({ codes, onChoose }: CountryPickerProps) {
  const { t, i18n } = useTranslation();
  const current = useAtomValue(countryAtom);
  const { paymentGeo: own } = useAtomValue(userAtom);
  const [text, setText] = useState('');
  // Typing never waits for the list.
  const sought = useDeferredValue(text);
  const countries = useMemo(
    () => countryList([...codes, own], current, i18n.language),
    [codes, own, current, i18n.language],
  );
  const found = useMemo(() => searchTitles(countries, sought, ({ name }) => name), [countries, sought]);

  return (
    <>
      <SearchPart
        label={t('region.search')}
        text={text}
        onChange={setText}
        found={sought ? t('region.found', { count: found.length }) : undefined}
        isEmpty={found.length === 0}
      />
      {found.length > 0 && (
        <ul className={styles.countries} aria-label={t('region.countries')}>
          {found.map(({ code, name }) => (
            <li key={code} className={styles.country}>
              <CountryButton code={code} name={name} isCurrent={code === current} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
