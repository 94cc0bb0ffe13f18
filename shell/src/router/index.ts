export { Placeholder } from './Placeholder';
export { finalRoute, type Transaction } from './resolveRoute';
export { ScreenBoundary } from './ScreenBoundary';
export { createScreens } from './screens';
export { type History, WidgetRouter } from './WidgetRouter';
