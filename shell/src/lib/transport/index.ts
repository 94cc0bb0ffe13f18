export { browserFetch } from './browserFetch';
export { widgetTransport } from './widgetTransport';
