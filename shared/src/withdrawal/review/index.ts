export { WithdrawalReview } from './WithdrawalReview';
