import { defineFlow } from '@paywidget/shared/navigation';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { screen } from '@testing-library/react';
import { LinkButton } from './LinkButton';

let url = '';
const Page = () => <LinkButton url={url}>Pay</LinkButton>;
const pages = defineFlow({ 'deposit.redirect.pix': { component: Page } });

function show(link: string, appLinks: readonly string[]) {
  url = link;
  return renderScreen(pages, {
    at: 'deposit.redirect.pix',
    services: { urls: { appLinks: () => appLinks } },
  });
}

const upi = 'upi://pay?pa=shop@bank&am=10';

it.each([
  ['a web page in a new tab', 'https://bank.example/pay', '_blank'],
  ['an app that the deployment lists, beside the page', upi, '_top'],
])('opens %s', (_, link, target) => {
  show(link, ['upi:']);
  const button = screen.getByRole('link', { name: 'Pay' });
  expect([button.getAttribute('href'), button.getAttribute('target')]).toEqual([link, target]);
});

it.each([
  ['an app that the deployment does not list', 'phonepe://pay', ['upi:']],
  ['an app if the deployment lists none', upi, []],
  ['a script', 'javascript:alert(1)', ['upi:']],
  ['a script, whatever the deployment lists', 'javascript:alert(1)', ['javascript:', 'data:']],
  ['data, whatever the deployment lists', 'data:text/html,x', ['javascript:', 'data:']],
])('does not open %s, and reports it', (_, link, appLinks) => {
  const { host } = show(link, appLinks);
  expect(screen.queryByRole('link')).toBeNull();
  expect(host.sentOf('Error')).toEqual([expect.objectContaining({ code: 'UnsafeLinkError' })]);
});
