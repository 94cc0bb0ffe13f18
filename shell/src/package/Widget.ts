export { PayWidget, PayWidget as default } from './PayWidget';
