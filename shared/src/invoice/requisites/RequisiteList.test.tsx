import { Requisite } from '@paywidget/shared/contract/payments';
import { defineFlow } from '@paywidget/shared/navigation';
import { createStore, sessionAtom } from '@paywidget/shared/state';
import { sampleSession } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { RequisiteList } from './RequisiteList';

const picture = 'data:image/png;base64,iVBORw0KGgo=';

let shown: Requisite[];
const Page = () => <RequisiteList requisites={shown} />;
const pages = defineFlow({ 'deposit.redirect.pix': { component: Page } });

function showRequisites(given: readonly object[], platform?: string) {
  shown = given.map((fields) =>
    Requisite.parse({ name: 'account', title: { en: 'Account', ru: 'Счёт' }, type: 'text', ...fields }),
  );
  const store = createStore();
  store.set(sessionAtom, sampleSession({ user: { platform } }));
  const rendered = renderScreen(pages, { at: 'deposit.redirect.pix', store });
  return {
    ...rendered,
    requisite: (name = 'account') => rendered.container.querySelector(`[data-requisite="${name}"]`),
  };
}

it('shows each value with its title, under its data-requisite name', () => {
  const { requisite } = showRequisites([{ value: 40817 }, { name: 'bank', title: 'Bank', value: 'Sber' }]);
  expect(requisite()).toHaveTextContent('Account40817');
  expect(requisite('bank')).toHaveTextContent('BankSber');
  expect(screen.queryByRole('button')).toBeNull();
});

it('copies a card number without the spaces it shows', async () => {
  const { requisite, user } = showRequisites([
    { name: 'cardNumber', title: 'Card number', value: '4111111111111111', isCopyable: true },
  ]);
  expect(requisite('cardNumber')).toHaveTextContent('4111 1111 1111 1111');
  await user.click(screen.getByRole('button', { name: 'Copy: Card number' }));
  expect(await navigator.clipboard.readText()).toBe('4111111111111111');
  expect(await screen.findByText('Copied')).toBeInTheDocument();
});

it('isolates the text direction of values', () => {
  const { requisite } = showRequisites([{ value: '+7 (999) 123' }]);
  expect(requisite()?.querySelector('bdi')).toHaveTextContent('+7 (999) 123');
});

describe('a requisite of type url', () => {
  const link = { type: 'url', value: 'https://bank.example/pay?id=1' };

  it('opens in a new tab that has no access to the widget', () => {
    showRequisites([link]);
    const anchor = screen.getByRole('link', { name: 'bank.example/pay' });
    expect(anchor).toHaveAttribute('href', link.value);
    expect(anchor).toHaveAttribute('target', '_blank');
    expect(anchor).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('opens in the same window in a native app', () => {
    showRequisites([link], 'android');
    expect(screen.getByRole('link')).toHaveAttribute('target', '_self');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'upi://pay', 'http://'])(
    'is not rendered as a link, and is reported, if it is %s',
    (value) => {
      const { host, requisite } = showRequisites([{ type: 'url', value }]);
      expect(screen.queryByRole('link')).toBeNull();
      expect(requisite()).toHaveTextContent('The link isn’t safe');
      expect(host.sentOf('Error')).toEqual([{ code: 'UnsafeLinkError', message: `Unsafe link: ${value}` }]);
    },
  );
});

describe('a requisite of type image', () => {
  it('shows the image with its title', () => {
    showRequisites([{ type: 'image', title: 'Logo', value: picture }]);
    expect(screen.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', picture);
  });

  it.each([
    ['its address if the image does not load', 'https://bank.example/x.png', 'https://bank.example/x.png'],
    ['a text if a data image does not load', picture, 'The picture couldn’t be loaded'],
  ])('shows %s', async (_, value, shown) => {
    const { host, requisite } = showRequisites([{ type: 'image', title: 'Logo', value }]);
    fireEvent.error(screen.getByRole('img'));
    await waitFor(() => expect(requisite()).toHaveTextContent(shown));
    expect(host.sentOf('Error')).toEqual([expect.objectContaining({ code: 'requisite.image' })]);
  });

  it('shows its value as text if the address is unsafe', () => {
    const { requisite } = showRequisites([{ type: 'image', value: 'javascript:alert(1)' }]);
    expect(screen.queryByRole('img')).toBeNull();
    expect(requisite()).toHaveTextContent('javascript:alert(1)');
  });
});

it.each([
  ['desktop', ['code', 'account', 'bank']],
  ['mobile', ['account', 'bank', 'code']],
])('on the platform %s the order is %j', (platform, names) => {
  const { container } = showRequisites(
    [
      { name: 'code', type: 'qr', value: 'pay:1' },
      { name: 'account', value: '1' },
      { name: 'bank', value: '2' },
    ],
    platform,
  );
  const shown = [...container.querySelectorAll('[data-requisite]')];
  expect(shown.map((row) => row.getAttribute('data-requisite'))).toEqual(names);
});

describe('a requisite of type qr', () => {
  it.each(['pay:40817', 'https://qr.nspk.example/AS10'])('draws a code for %s', (value) => {
    const { requisite } = showRequisites([{ type: 'QR', title: 'Scan to pay', value }]);
    expect(screen.getByRole('img', { name: 'Scan to pay' }).tagName).toBe('svg');
    expect(requisite()?.querySelector('img')).toBeNull();
  });

  it.each([picture, 'https://bank.example/code.png?v=1'])('shows the image %s', (value) => {
    showRequisites([{ type: 'qr', title: 'Scan to pay', value }]);
    expect(screen.getByRole('img', { name: 'Scan to pay' })).toHaveAttribute('src', value);
  });
});
