export { useLocation } from 'react-router';
export { FlowProvider, useFlowPosition } from './FlowProvider';
export { FlowScreen } from './FlowScreen';
export { defineFlow, type FlowModule, type FlowScreenEntry } from './flowModule';
export { type Lazy, LazyPart, lazyPart } from './LazyPart';
export { depositResumeGate, unresolvedWithdrawalNotice, withdrawalResumeGate } from './resumeGates';
export { type GoOptions, useFlow } from './useFlow';
export { useQueryParams } from './useQueryParams';
