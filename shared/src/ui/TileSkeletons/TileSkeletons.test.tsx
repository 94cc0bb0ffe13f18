import { render, screen } from '@testing-library/react';
import { TileSkeletons } from './TileSkeletons';

describe('TileSkeletons', () => {
  it('shows fifteen placeholders hidden from screen readers, and announces what is loading', () => {
    const { container } = render(<TileSkeletons label="Loading payment methods" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading payment methods');
    expect(container.querySelector('.grid')?.children).toHaveLength(15);
    expect(container.querySelector('.grid')).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows the given number of placeholders', () => {
    const { container } = render(<TileSkeletons count={4} label="Loading" />);
    expect(container.querySelector('.grid')?.children).toHaveLength(4);
  });
});
