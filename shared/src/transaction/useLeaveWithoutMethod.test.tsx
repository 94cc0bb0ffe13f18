import { defineFlow } from '@paywidget/shared/navigation';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { screen } from '@testing-library/react';
import { useLeaveWithoutMethod } from './useLeaveWithoutMethod';

const List = () => <p>The list</p>;

function Form({ isMissing = false }) {
  useLeaveWithoutMethod(isMissing, 'deposit.list');
  return <p>The form</p>;
}
const FormWithoutMethod = () => <Form isMissing />;

const open = (form: typeof Form) =>
  renderScreen(defineFlow({ 'deposit.redirect': { component: form }, 'deposit.list': { component: List } }), {
    at: 'deposit.redirect',
  });

it('the form stays if its method is offered', () => {
  const { host } = open(Form);
  expect(screen.getByText('The form')).toBeInTheDocument();
  expect(host.sentOf('Error')).toEqual([]);
});

it('leads to the list if the method is not offered any more, and tells the host once', async () => {
  const { host } = open(FormWithoutMethod);
  expect(await screen.findByText('The list')).toBeInTheDocument();
  expect(host.sentOf('Error')).toEqual([{ code: 'method.missing', message: 'No payment-method' }]);
});
