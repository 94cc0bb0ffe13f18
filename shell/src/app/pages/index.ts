export { EmptyScreen } from './EmptyScreen/EmptyScreen';
export { ErrorScreen } from './ErrorScreen/ErrorScreen';
export { StartFailureScreen } from './StartFailureScreen';
