export type { EarlyForm, FormDrawer, FormInput } from './earlyForm';
export type { DrawnList, EarlyList } from '../early/earlyList';
export type { EarlySocket } from '../early/earlySocket';
export { type EarlyStart, withEarlyCall } from './earlyStart';
export { startAfterList } from '../app/page/startAfterList';
