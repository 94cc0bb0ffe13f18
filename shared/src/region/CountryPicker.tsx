import { loadLatinNames, useTranslation } from '@paywidget/shared/i18n';
import { SearchBar } from '@paywidget/shared/methods/search';
import { countryAtom, useAtomValue, userAtom } from '@paywidget/shared/state';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { CountryButton } from './CountryButton';
import styles from './CountryPicker.module.scss';
import { countryList, searchCountries } from './countryList';

interface CountryPickerProps {
  /** The codes of the countries that the operator offers. The player's own country is always added. */
  codes: readonly string[];
  onChoose: (country: string) => void;
}

/** A searchable list of countries: the current country first, then the others by name. */
export function CountryPicker({ codes, onChoose }: CountryPickerProps) {
  const { t, i18n } = useTranslation();
  const current = useAtomValue(countryAtom);
  const { paymentGeo: ownCountry } = useAtomValue(userAtom);
  const [text, setText] = useState('');
  // Deferred, so that typing does not wait for the list to render.
  const searchText = useDeferredValue(text);
  const countries = useMemo(
    () => countryList([...codes, ownCountry], current, i18n.language),
    [codes, ownCountry, current, i18n.language],
  );
  const results = useMemo(() => searchCountries(countries, searchText), [countries, searchText]);

  useEffect(() => void loadLatinNames(), []);

  return (
    <>
      <SearchBar
        label={t('region.search')}
        text={text}
        onChange={setText}
        resultText={searchText ? t('region.found', { count: results.length }) : undefined}
        isEmpty={results.length === 0}
      />
      {results.length > 0 && (
        <ul className={styles.countries} aria-label={t('region.countries')}>
          {results.map(({ code, name }) => (
            <li key={code} className={styles.country}>
              <CountryButton code={code} name={name} isCurrent={code === current} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
