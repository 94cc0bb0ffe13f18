export { passTime } from './passTime';
export { type RenderOptions, renderScreen } from './renderScreen';
export type { Whereabouts } from './screenRouter';
