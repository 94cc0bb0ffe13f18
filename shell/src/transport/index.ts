export { browserFetch } from './browserFetch';
export { createHttpTransport } from './http';
