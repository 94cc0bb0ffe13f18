export { useLocation, useSearchParams } from 'react-router';
export { Fetched, latePart } from './Fetched';
export { type FlowPosition, FlowProvider, useFlowPosition } from './FlowProvider';
export { FlowScreen } from './FlowScreen';
export { defineFlow, type FlowModule, type FlowScreenEntry } from './flowModule';
export { passesGuard } from './guards';
export { type FlowName, type Route, routeAt, routeNamed, routesOf, startRoute } from './routes';
export type { Guard, ScreenName } from './routeTable';
export { type FlowNavigation, type GoOptions, useFlow } from './useFlow';
