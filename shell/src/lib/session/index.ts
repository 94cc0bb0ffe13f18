export { type Appearance, helperAppearance, themeIn } from './appearance';
export { followHost } from './followHost';
export { IncorrectHostDataError, isCountryMissing, readSession } from './readSession';
