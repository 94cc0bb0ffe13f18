import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './VisuallyHidden';

describe('VisuallyHidden', () => {
  it('stays readable for screen readers, as the element it should be', () => {
    render(<VisuallyHidden as="h1">Deposit</VisuallyHidden>);
    expect(screen.getByRole('heading', { level: 1, name: 'Deposit' })).toBeInTheDocument();
  });
});
