export type { EarlyForm, FormDrawer, FormInput } from './earlyForm';
export type { DrawnList, EarlyList } from './earlyList';
export type { EarlySocket } from './earlySocket';
export { type EarlyStart, withEarlyCall } from './earlyStart';
export { startAfterList } from './startAfterList';
