export type { EarlyForm, FormInput } from './earlyForm';
export type { DrawnList, EarlyList } from './earlyList';
export { type EarlyStart, withEarlyCall } from './earlyStart';
export { startAfterList } from './startAfterList';
