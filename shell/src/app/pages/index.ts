export { ErrorScreen } from './ErrorScreen/ErrorScreen';
export { StartFailureScreen } from './StartFailureScreen';
