export { type ThemeChoice, themeAtom, themeIn, tokensAtom } from './appearance';
export { callerOf } from './caller';
export { followHost, type HostFollower } from './followHost';
export { IncorrectHostDataError, readSession } from './readSession';
