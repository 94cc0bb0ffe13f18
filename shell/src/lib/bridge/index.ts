export type { Bridge } from './bridge';
export { detectMode, needsHost } from './detectMode';
export { HostSilentError, MissingUserDataError, NoHostError } from './errors';
export { createHostlessBridge } from './hostlessBridge';
export { createIframeBridge } from './iframeBridge';
export { createPackageBridge } from './packageBridge';
export { originOf, trustOrigins } from './trustedOrigins';
export { createWebViewBridge } from './webViewBridge';
