export { Placeholder } from './Placeholder';
export { ScreenBoundary } from './ScreenBoundary';
export { WidgetRouter } from './WidgetRouter';
