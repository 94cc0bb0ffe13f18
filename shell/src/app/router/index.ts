export { Placeholder } from './Placeholder';
export { ScreenBoundary } from './ScreenBoundary';
export { type History, WidgetRouter } from './WidgetRouter';
