export { useLocation } from 'react-router';
export { FlowProvider, useFlowPosition } from './FlowProvider';
export { FlowScreen } from './FlowScreen';
export { defineFlow, type FlowModule, type FlowScreenEntry } from './flowModule';
export { type Lazy, LazyPart, lazyPart } from './LazyPart';
export { ScreenTitle } from './ScreenTitle';
export { type GoOptions, useFlow } from './useFlow';
export { useQueryParams } from './useQueryParams';
export { useRedirect } from './useRedirect';
