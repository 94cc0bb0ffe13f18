import { render, screen } from '@testing-library/react';
import { ProgressBar } from './ProgressBar';

describe('ProgressBar', () => {
  it('shows the progress as a bar and in words', () => {
    render(<ProgressBar value={4} max={16} text="4 of 16 confirmations" />);
    const bar = screen.getByRole('progressbar', { name: '4 of 16 confirmations' });
    expect(bar).toHaveAttribute('value', '4');
    expect(bar).toHaveAttribute('max', '16');
    expect(screen.getByText('4 of 16 confirmations')).toBeVisible();
  });
});
