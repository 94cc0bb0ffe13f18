export { passesGuard } from './guards';
export { type FlowName, type Route, routeAt, routeNamed, routesOf, startRoute } from './routes';
export { type Owner, type ScreenName, type ScreenOf, screenNamed } from './routeTable';
