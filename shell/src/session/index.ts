export { type Appearance, helperAppearance, themeIn } from './appearance';
export { callerOf } from './caller';
export { followHost } from './followHost';
export { IncorrectHostDataError, isCountryMissing, readSession } from './readSession';
