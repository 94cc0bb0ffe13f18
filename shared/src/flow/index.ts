export { useLocation } from 'react-router';
export { Fetched, latePart } from './Fetched';
export { type FlowPosition, FlowProvider, useFlowPosition } from './FlowProvider';
export { FlowScreen } from './FlowScreen';
export { defineFlow, type FlowModule, type FlowScreenEntry } from './flowModule';
export { type FlowNavigation, type GoOptions, useFlow } from './useFlow';
export { useQueryParams } from './useQueryParams';
