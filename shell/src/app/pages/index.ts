export { EmptyScreen } from './EmptyScreen/EmptyScreen';
export { ErrorScreen } from './ErrorScreen/ErrorScreen';
export { FormScreen } from './FormScreen/FormScreen';
export { StartFailureScreen } from './StartFailureScreen';
