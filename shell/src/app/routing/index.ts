export { finalRoute, resolveRoute, type Transaction } from './resolveRoute';
export { createScreens, MissingScreenError, type ScreenState, type Screens } from './screens';
