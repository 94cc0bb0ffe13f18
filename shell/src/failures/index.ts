export { errorTextOf } from './errorText';
export { failureOfPage, messageOf } from './failureOfPage';
export { lastResort } from './lastResort';
export { StartFailureScreen } from './StartFailureScreen';
export { InsecurePageError, type StartFailure, startFailureOf } from './startFailure';
