export { errorTextOf } from './errorText';
export { failureOfPage, messageOf } from './failureOfPage';
export { lastResort } from './lastResort';
export { showPlainFailure } from './showPlainFailure';
export { InsecurePageError, type StartFailure, startFailureOf } from './startFailure';
