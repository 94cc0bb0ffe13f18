export { fitToField } from './fitToField';
export { plainFormOf } from './plainForm';
