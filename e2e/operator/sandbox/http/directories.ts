import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const providerDirectory = at('../provider');
export const captchaDirectory = at('../captcha');
export const hostDirectory = at('../host');
export const localesDirectory = at('../../../../shared/locales');
export const builtWidgetDirectory = at('../../../../dist');
export const databaseFile = at('../../../../.sandbox/sandbox.sqlite');
