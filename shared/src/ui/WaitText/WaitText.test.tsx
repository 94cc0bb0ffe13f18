import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { WaitText } from './WaitText';

it('tells screen readers the reason for the wait at once, and shows it after 3 s without moving other content', () => {
  render(<WaitText text="Loading payment methods" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading payment methods');
  const sheet = readFileSync(join(__dirname, 'WaitText.module.scss'), 'utf8');
  expect(sheet).toMatch(/animation: \w+ \d+ms 3s backwards/);
  expect(sheet).toContain('position: absolute');
});
