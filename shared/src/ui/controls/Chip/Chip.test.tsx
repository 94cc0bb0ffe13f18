import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChipRow } from '../ChipRow/ChipRow';
import { Chip } from './Chip';

describe('Chip', () => {
  it('has its amount as the stable hook and exposes whether it is selected', async () => {
    const press = jest.fn();
    render(
      <ChipRow label="Suggested amounts">
        <Chip amount="50" selected onPress={jest.fn()}>
          $50
        </Chip>
        <Chip amount="100" selected={false} onPress={press}>
          $100
        </Chip>
      </ChipRow>,
    );
    expect(screen.getByRole('group', { name: 'Suggested amounts' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '$50' })).toHaveAttribute('aria-pressed', 'true');
    const other = screen.getByRole('button', { name: '$100' });
    expect(other).toHaveAttribute('data-chip', '100');
    expect(other).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(other);
    expect(press).toHaveBeenCalledTimes(1);
  });
});
