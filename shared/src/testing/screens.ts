export { passTime } from './passTime';
export { type RenderOptions, renderScreen } from './renderScreen';
