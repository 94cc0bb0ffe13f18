import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyableText } from './CopyableText';

it('shows a text that is shorter than what it copies', async () => {
  const user = userEvent.setup();
  render(<CopyableText value="0123456789abcdef" shown="01234…bcdef" label="Copy" copiedLabel="Copied" />);
  expect(
    screen.getByText((_, element) => element?.textContent === '01234…bcdef', { selector: 'bdi' }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('0123456789abcdef');
});
