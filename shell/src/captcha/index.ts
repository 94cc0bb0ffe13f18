export { captchaLayerAtom } from './captchaLayer';
export { createCaptcha } from './createCaptcha';
