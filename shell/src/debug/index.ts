export { installDebug, type PaywidgetDebug } from './installDebug';
