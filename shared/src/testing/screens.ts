export { passTime } from './passTime';
export { type RenderOptions, renderScreen } from './renderScreen';
export type { ScreenLocation } from './screenRouter';
