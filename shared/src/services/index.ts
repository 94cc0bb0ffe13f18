export { createIconResolver, type IconResolver } from './iconResolver';
export {
  ServicesContext,
  useApi,
  useHost,
  useIconResolver,
  useService,
  useTextLoader,
} from './ServicesContext';
export { ServicesProvider } from './ServicesProvider';
export type { CaptchaService, Permissions, Services, TrustedOrigins, Urls } from './services';
export { useHostMessage } from './useHostMessage';
export { useServerTime } from './useServerTime';
