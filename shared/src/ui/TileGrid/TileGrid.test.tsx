import { render, screen, within } from '@testing-library/react';
import { TileGrid } from './TileGrid';

describe('TileGrid', () => {
  it('is a list with one item per tile', () => {
    render(
      <TileGrid label="Payment methods">
        {['Visa', 'Pix'].map((name) => (
          <button key={name} type="button">
            {name}
          </button>
        ))}
        {null}
      </TileGrid>,
    );
    const list = screen.getByRole('list', { name: 'Payment methods' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(within(list).getByRole('button', { name: 'Pix' })).toBeInTheDocument();
  });
});
