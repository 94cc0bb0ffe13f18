export { type ThemeChoice, themeAtom, themeIn, tokensAtom } from './appearance';
export { callerOf } from './caller';
export { followHost } from './followHost';
export { IncorrectHostDataError, readSession } from './readSession';
