export { TextControl as FieldControl } from './TextControl';
