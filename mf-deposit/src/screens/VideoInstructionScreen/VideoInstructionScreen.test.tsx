import { endpoints } from '@paywidget/shared/contract/payments';
import { createFakeServer, wireMethod } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import '../DepositFormScreen/DepositFormScreen';
import './VideoInstructionScreen';

const guide = 'https://guides.example/pix/en_br';
const guideAt = (redesign: string) => ({ video_guide_url: { en_br: { redesign } } });

function open(fields = {}, at = 'deposit.video-instruction', from = 'deposit.list') {
  const server = createFakeServer();
  server.answer(endpoints.fetchPaymentMethods, { methods: [wireMethod('pix', fields)] });
  return renderScreen(routes, { at, from, choice: { method: 'pix' }, server });
}

const video = () => screen.findByTitle('How to pay with Pix');

it('shows the guide in a sandboxed frame', async () => {
  open(guideAt(guide));
  expect(await video()).toHaveAttribute('src', guide);
  expect((await video()).getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation');
});

it('keeps a guide of the widget’s own origin from leaving the sandbox', async () => {
  const sameSite = jest.spyOn(URL.prototype, 'origin', 'get').mockReturnValue(window.location.origin);
  open(guideAt(guide));
  expect((await video()).getAttribute('sandbox')?.split(' ')).not.toContain('allow-same-origin');
  sameSite.mockRestore();
});

it('shows a spinner while it loads, and a link to the guide', async () => {
  open(guideAt(guide));
  await video();
  expect(screen.getByText('Loading the video…')).toBeInTheDocument();
  fireEvent.load(await video());
  expect(screen.queryByText('Loading the video…')).toBeNull();
  const link = screen.getByRole('link', { name: 'Open the video' });
  expect(link).toHaveAttribute('href', guide);
  expect(link).toHaveAttribute('target', '_blank');
});

it('opens from the form, and goes back to the form with its input', async () => {
  const { user, whereabouts } = open(guideAt(guide), 'deposit.redirect');
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  await user.type(amount, '64');
  await user.click(screen.getByRole('button', { name: 'Video guide' }));
  await waitFor(() => expect(whereabouts().name).toBe('deposit.video-instruction'));

  await user.click(await screen.findByRole('button', { name: 'Back to payment' }));
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('64');
});

it('has no button without a guide, and shows a message there', async () => {
  const { unmount } = open(guideAt('javascript:alert(1)'), 'deposit.redirect');
  await screen.findByRole('textbox', { name: 'Amount' });
  expect(screen.queryByRole('button', { name: 'Video guide' })).toBeNull();
  unmount();

  const { container } = open(guideAt('javascript:alert(1)'));
  expect(await screen.findByText('There’s no guide for this method')).toBeInTheDocument();
  expect(container.querySelector('iframe')).toBeNull();
});
