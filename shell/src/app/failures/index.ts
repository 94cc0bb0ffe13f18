export { errorPageMessageOf, messageOf } from './errorPageMessage';
export { errorTextOf } from './errorText';
export { lastResort } from './lastResort';
export { showPlainFailure } from './showPlainFailure';
export { InsecurePageError, type StartFailure, startFailureOf } from './startFailure';
