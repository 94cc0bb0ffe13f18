import { defineFlow } from '@paywidget/shared/navigation';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { fireEvent, screen } from '@testing-library/react';
import { QrCode, type QrCodeProps } from './QrCode';

let shown: Omit<QrCodeProps, 'label'>;
const Page = () => <QrCode {...shown} label="Scan to pay" />;
const pages = defineFlow({ 'deposit.redirect.pix': { component: Page } });

function showCode(props: Omit<QrCodeProps, 'label'>) {
  shown = props;
  return renderScreen(pages, { at: 'deposit.redirect.pix' });
}

const code = () => screen.queryByRole('img', { name: 'Scan to pay' });
const brokenNotice = () => screen.queryByText(/QR code couldn’t be shown/);

it('draws black on white with a quiet zone of four modules', () => {
  showCode({ text: 'a' });
  // The smallest code has 21 modules.
  expect(code()).toHaveAttribute('viewBox', '0 0 29 29');
  const [ground, modules] = code()?.querySelectorAll('path') ?? [];
  expect(ground).toHaveAttribute('fill', '#ffffff');
  expect(modules).toHaveAttribute('fill', '#000000');
});

it('shows a notice and reports to the host if the text is too long for a code', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { host } = showCode({ text: 'x'.repeat(5_000) });
  expect(code()).toBeNull();
  expect(brokenNotice()).toBeInTheDocument();
  expect(host.sentOf('Error')).toEqual([
    { code: 'qr.generation', message: expect.stringContaining('QR code could not be drawn') },
  ]);
});

it('draws the text if the server’s image does not load', () => {
  const { host } = showCode({ text: 'a', image: 'https://bank.example/code.png' });
  expect(code()).toHaveAttribute('src', 'https://bank.example/code.png');
  fireEvent.error(code() as HTMLElement);
  expect(code()?.tagName).toBe('svg');
  expect(host.sentOf('Error')).toEqual([expect.objectContaining({ code: 'qr.image' })]);
});

it('shows a notice if the image does not load and there is no text', () => {
  showCode({ image: 'data:image/png;base64,AA==' });
  fireEvent.error(code() as HTMLElement);
  expect(brokenNotice()).toBeInTheDocument();
});

it('does not load an image from an unsafe address', () => {
  showCode({ image: 'javascript:alert(1)' });
  expect(code()).toBeNull();
  expect(brokenNotice()).toBeInTheDocument();
});
