export { useTranslation } from 'react-i18next';
export { countryName, keepCountryNames } from './countryName';
export { createI18n, type I18n, type TextLoader, type Translations } from './createI18n';
export { hasText } from './hasText';
export { latinName, loadLatinNames } from './latinName';
export { directionOf, localeGroupOf, localeGroups, localeOf } from './localeGroups';
export { textIn } from './localizedText';
export type { TextPart } from './textParts';
