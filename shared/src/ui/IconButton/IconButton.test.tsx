import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './IconButton';

describe('IconButton', () => {
  it('is named by its label and calls onClick', async () => {
    const press = jest.fn();
    render(<IconButton icon="close" label="Close" action="close" onClick={press} />);
    const button = screen.getByRole('button', { name: 'Close' });
    expect(button).toHaveAttribute('data-action', 'close');
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
  });
});
