import { browserFetch } from '../transport/browserFetch';
import { version } from '../version';
import { startEarly } from './startEarly';

startEarly(window, version, browserFetch);
