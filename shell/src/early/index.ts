export { type EarlyStart, takeOver, withEarlyCall } from './earlyStart';
