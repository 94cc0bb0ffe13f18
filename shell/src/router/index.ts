export { Placeholder } from './Placeholder';
export { finalRoute, resolveRoute, type Transaction } from './resolveRoute';
export { ScreenBoundary } from './ScreenBoundary';
export { createScreens, type Screens } from './screens';
export { type History, WidgetRouter } from './WidgetRouter';
