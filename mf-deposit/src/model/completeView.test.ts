import { transactionStatuses } from '@paywidget/shared/contract';
import english from '../../../shared/locales/en.json';
import { completeViews } from './completeView';

it.each([
  ['waiting', undefined],
  ['accepted', 'close'],
  ['processed', 'close'],
  ['mistaked', 'back'],
] as const)('the button of %s does: %s', (status, action) => {
  expect(completeViews[status].button?.action).toBe(action);
});

it.each(transactionStatuses)('all that is said of %s has a text', (status) => {
  const { title, text, button } = completeViews[status];
  for (const key of [title, text, ...(button ? [button.text] : [])]) expect(english).toHaveProperty([key]);
});
