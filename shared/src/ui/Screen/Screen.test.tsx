import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode, useState } from 'react';
import { Button } from '../Button/Button';
import { MethodTile } from '../MethodTile/MethodTile';
import { WidgetRoot } from '../WidgetRoot/WidgetRoot';
import { Screen } from './Screen';

/** A list screen that leads to a form screen. */
function Flow() {
  const [at, setAt] = useState<'list' | 'form'>('list');
  return at === 'list' ? (
    <Screen key="list" name="deposit.list" heading="Deposit">
      <MethodTile kind="method" name="visa" title="Visa" onPress={() => setAt('form')} />
      <MethodTile kind="method" name="pix" title="Pix" onPress={() => setAt('form')} />
    </Screen>
  ) : (
    <Screen
      key="form"
      name="deposit.redirect"
      heading="Card payment"
      footer={
        <Button action="back" onClick={() => setAt('list')}>
          Return
        </Button>
      }
    >
      <p>Fields</p>
    </Screen>
  );
}

/** Two screens without headings. */
function Pair() {
  const [second, setSecond] = useState(false);
  return second ? (
    <Screen key="b" name="b">
      plain
    </Screen>
  ) : (
    <Screen key="a" name="a">
      <Button onClick={() => setSecond(true)}>Next</Button>
    </Screen>
  );
}

const shown = () =>
  render(
    <StrictMode>
      <input aria-label="On the host's page" />
      <WidgetRoot theme="light" direction="ltr" language="en">
        <Flow />
      </WidgetRoot>
    </StrictMode>,
  );

describe('Screen', () => {
  it('has its route name as the stable hook and shows its content', () => {
    const { container } = shown();
    expect(container.querySelector('[data-screen]')).toHaveAttribute('data-screen', 'deposit.list');
    expect(screen.getByRole('heading', { name: 'Deposit' })).toBeInTheDocument();
  });

  it('does not move the focus for the first screen', () => {
    render(<input aria-label="Before" />);
    screen.getByLabelText('Before').focus();
    shown();
    expect(screen.getByLabelText('Before')).toHaveFocus();
  });

  it('moves the focus to the heading of the next screen', async () => {
    shown();
    await userEvent.click(screen.getByRole('button', { name: /Pix/ }));
    expect(screen.getByRole('heading', { name: 'Card payment' })).toHaveFocus();
  });

  it('on return, moves the focus to the control that was used to leave', async () => {
    shown();
    await userEvent.click(screen.getByRole('button', { name: /Pix/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Return' }));
    expect(screen.getByRole('button', { name: /Pix/ })).toHaveFocus();

    await userEvent.click(screen.getByRole('button', { name: /Visa/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Return' }));
    expect(screen.getByRole('button', { name: /Visa/ })).toHaveFocus();
  });

  it('moves the focus when the name of a mounted screen changes', () => {
    const screenNamed = (name: string) => (
      <WidgetRoot theme="light" direction="ltr" language="en">
        <Screen name={name} heading={name}>
          content
        </Screen>
      </WidgetRoot>
    );
    const { rerender } = render(screenNamed('one'));
    expect(document.body).toHaveFocus();
    rerender(screenNamed('two'));
    expect(screen.getByRole('heading', { name: 'two' })).toHaveFocus();
  });

  describe('when the control with the focus is removed', () => {
    beforeEach(() => jest.spyOn(document, 'hasFocus').mockReturnValue(true));
    afterEach(() => jest.restoreAllMocks());

    const screenWith = (footer: ReactNode, bar?: Element) => (
      <WidgetRoot theme="light" direction="ltr" language="en">
        <Screen name="deposit.redirect" heading={bar ? undefined : 'Pix'} headingIn={bar} footer={footer}>
          <p>Fields</p>
        </Screen>
      </WidgetRoot>
    );
    const submit = (
      <Button key="submit" onClick={() => undefined}>
        Deposit
      </Button>
    );
    const retry = (
      <Button key="retry" onClick={() => undefined}>
        Check again
      </Button>
    );

    it('moves the focus to the heading', async () => {
      const { rerender } = render(screenWith(submit));
      await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
      rerender(screenWith(retry));
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Pix' })).toHaveFocus());
    });

    it('moves the focus to the heading in the bar', async () => {
      const bar = document.body.appendChild(document.createElement('header'));
      bar.innerHTML = '<h1>Pix</h1>';
      const { rerender } = render(screenWith(submit, bar));
      await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
      rerender(screenWith(retry, bar));
      await waitFor(() => expect(bar.firstElementChild).toHaveFocus());
      bar.remove();
    });

    it('leaves the focus alone if the player had left the control before', async () => {
      const { rerender } = render(screenWith(submit));
      await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
      act(() => screen.getByRole('button', { name: 'Deposit' }).blur());
      rerender(screenWith(retry));
      await act(async () => undefined);
      expect(document.body).toHaveFocus();
    });
  });

  describe('mounted again under the same name', () => {
    const listOf = (currency: string, isBusy = false) => (
      <>
        <input aria-label="On the host's page" />
        <WidgetRoot theme="light" direction="ltr" language="en">
          <Screen key={currency} name="deposit.list" heading="Deposit">
            <MethodTile
              kind="method"
              name="pix"
              title={`Pix ${currency}`}
              disabled={isBusy}
              onPress={() => {}}
            />
          </Screen>
        </WidgetRoot>
      </>
    );
    // In jsdom the window never has the focus while no element has it.
    const mockWindowFocus = (hasFocus: boolean) => jest.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
    afterEach(() => jest.restoreAllMocks());

    it('moves the focus back to the same control', async () => {
      mockWindowFocus(true);
      const { rerender } = render(listOf('BRL'));
      await userEvent.click(screen.getByRole('button', { name: 'Pix BRL' }));
      rerender(listOf('USD'));
      expect(screen.getByRole('button', { name: 'Pix USD' })).toHaveFocus();
    });

    it('moves the focus to its heading if that control is disabled', async () => {
      mockWindowFocus(true);
      const { rerender } = render(listOf('BRL'));
      await userEvent.click(screen.getByRole('button', { name: 'Pix BRL' }));
      rerender(listOf('USD', true));
      expect(screen.getByRole('heading', { name: 'Deposit' })).toHaveFocus();
    });

    it('does not take the focus from the host’s page', async () => {
      mockWindowFocus(true);
      const { rerender } = render(listOf('BRL'));
      await userEvent.click(screen.getByRole('button', { name: 'Pix BRL' }));
      const outside = screen.getByRole('textbox');
      outside.focus();
      rerender(listOf('USD'));
      expect(outside).toHaveFocus();
    });

    it('does not take the focus from the page around a frame', () => {
      mockWindowFocus(false);
      const { rerender } = render(listOf('BRL'));
      rerender(listOf('USD'));
      expect(document.body).toHaveFocus();
    });
  });

  it('gets the focus itself if it has no heading', async () => {
    const { container } = render(
      <WidgetRoot theme="light" direction="ltr" language="en">
        <Pair />
      </WidgetRoot>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(container.querySelector('[data-screen="b"]')).toHaveFocus();
  });
});
