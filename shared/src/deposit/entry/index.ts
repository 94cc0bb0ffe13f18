export { depositResumeGate } from './depositResumeGate';
export { OpenPayments } from './OpenPayments';
