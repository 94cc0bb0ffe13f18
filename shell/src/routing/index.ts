export { MissingScreenError } from './missingScreenError';
export { finalRoute, resolveRoute, type Transaction } from './resolveRoute';
export { createScreens, type ScreenState, type Screens } from './screens';
