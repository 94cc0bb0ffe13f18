import { render, screen } from '@testing-library/react';
import { Spinner } from './Spinner';

describe('Spinner', () => {
  it('announces what is loading', () => {
    render(<Spinner label="Waiting for the bank" />);
    expect(screen.getByRole('status')).toHaveTextContent('Waiting for the bank');
  });
});
