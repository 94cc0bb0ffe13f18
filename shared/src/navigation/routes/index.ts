export { passesGuard } from './guards';
export { type FlowName, type Route, routeAt, routeNamed, routesOf, startRoute } from './routes';
export type { ScreenName } from './routeTable';
