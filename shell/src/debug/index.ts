export { installDebug } from './installDebug';
