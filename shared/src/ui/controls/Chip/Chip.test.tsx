import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChipRow } from '../ChipRow/ChipRow';
import { Chip } from './Chip';

describe('Chip', () => {
  it('offers its amount under the stable hook, and says whether it is the chosen one', async () => {
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
