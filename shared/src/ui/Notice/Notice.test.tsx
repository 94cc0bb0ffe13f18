import { render, screen } from '@testing-library/react';
import { Notice } from './Notice';

describe('Notice', () => {
  it.each([
    ['info', 'info'],
    ['success', 'success'],
    ['warning', 'warning'],
    ['danger', 'error'],
  ] as const)('shows the tone %s also by an icon', (tone, icon) => {
    render(
      <Notice tone={tone} title="Limits" action={<button type="button">Change</button>}>
        At least $10.
      </Notice>,
    );
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent('LimitsAt least $10.');
    expect(note.querySelector('svg')).toHaveAttribute('data-icon', icon);
    expect(screen.getByRole('button', { name: 'Change' })).toBeInTheDocument();
  });
});
