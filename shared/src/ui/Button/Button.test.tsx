import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { Button } from './Button';

describe('Button', () => {
  it('calls onClick and has its stable hook', async () => {
    const press = jest.fn();
    render(
      <Button action="submit" onClick={press}>
        Deposit $50
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Deposit $50' });
    expect(button).toHaveAttribute('data-action', 'submit');
    expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('while busy, announces it, keeps its name and the focus, and ignores presses', async () => {
    const press = jest.fn();
    const { rerender } = render(<Button onClick={press}>Deposit $50</Button>);
    const button = screen.getByRole('button', { name: 'Deposit $50' });
    button.focus();
    rerender(
      <Button busy onClick={press}>
        Deposit $50
      </Button>,
    );
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    expect(press).not.toHaveBeenCalled();
  });

  it('submits its form unless it is busy', async () => {
    const submit = jest.fn((event: FormEvent) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={submit}>
        <input aria-label="Amount" />
        <Button type="submit" busy={busy}>
          Pay
        </Button>
      </form>
    );
    const { rerender } = render(form(true));
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByLabelText('Amount'), '5{Enter}');
    expect(submit).not.toHaveBeenCalled();

    rerender(form(false));
    await userEvent.click(screen.getByRole('button'));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('is disabled with the disabled prop', () => {
    render(<Button disabled>Pay</Button>);
    expect(screen.getByRole('button')).toBeDisabled();
  });

  it('that is blocked is announced as disabled, stays focusable, and passes presses on', async () => {
    const onClick = jest.fn();
    render(
      <Button blocked onClick={onClick}>
        Pay
      </Button>,
    );
    const button = screen.getByRole('button');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('ignores presses while it is busy, also if it is blocked', async () => {
    const onClick = jest.fn();
    render(
      <Button blocked busy onClick={onClick}>
        Pay
      </Button>,
    );
    await userEvent.dblClick(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is a link with href, and gives a new window no access to the opener', () => {
    render(
      <Button href="https://pay.example/1" target="_blank">
        Continue
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Continue' });
    expect(link).toHaveAttribute('href', 'https://pay.example/1');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('is a link without a target while busy', () => {
    render(
      <Button href="https://pay.example/1" busy>
        Continue
      </Button>,
    );
    expect(screen.getByText('Continue').closest('a')).not.toHaveAttribute('href');
  });
});
