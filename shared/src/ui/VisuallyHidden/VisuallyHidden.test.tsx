import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './VisuallyHidden';

describe('VisuallyHidden', () => {
  it('is available to screen readers as the given element', () => {
    render(<VisuallyHidden as="h1">Deposit</VisuallyHidden>);
    expect(screen.getByRole('heading', { level: 1, name: 'Deposit' })).toBeInTheDocument();
  });
});
