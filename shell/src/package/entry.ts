/**
 * Runs with the container's entry, as its first part. Otherwise, the request would wait for the rest of the container, which
 * takes a second on a slow connection.
 */
import { browserFetch } from '../lib/transport/browserFetch';
import { requestConfiguration } from './earlyConfiguration';
import { ownRoot } from './ownRoot';

requestConfiguration(ownRoot(), browserFetch);
