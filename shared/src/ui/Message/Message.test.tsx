import { render, screen } from '@testing-library/react';
import { Button } from '../Button/Button';
import { Message } from './Message';

describe('Message', () => {
  it('shows its title, text and actions', () => {
    render(
      <Message
        icon="error"
        tone="danger"
        title="Payment declined"
        text="No money was taken."
        actions={<Button action="refresh">Try again</Button>}
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Payment declined' })).toBeInTheDocument();
    expect(screen.getByText('No money was taken.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
