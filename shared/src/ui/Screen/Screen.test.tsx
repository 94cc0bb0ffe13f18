import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { Button } from '../Button/Button';
import { MethodTile } from '../MethodTile/MethodTile';
import { WidgetRoot } from '../WidgetRoot/WidgetRoot';
import { Screen } from './Screen';

/** A list and the form that it leads to. */
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

/** Two screens that say their titles nowhere. */
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
  it('wraps its content under the name of its route', () => {
    const { container } = shown();
    expect(container.querySelector('[data-screen]')).toHaveAttribute('data-screen', 'deposit.list');
    expect(screen.getByRole('heading', { name: 'Deposit' })).toBeInTheDocument();
  });

  it('leaves the focus alone when the first screen shows', () => {
    render(<input aria-label="Before" />);
    screen.getByLabelText('Before').focus();
    shown();
    expect(screen.getByLabelText('Before')).toHaveFocus();
  });

  it('moves the focus to the heading of each further screen', async () => {
    shown();
    await userEvent.click(screen.getByRole('button', { name: /Pix/ }));
    expect(screen.getByRole('heading', { name: 'Card payment' })).toHaveFocus();
  });

  it('gives the focus back to what led away, on return', async () => {
    shown();
    await userEvent.click(screen.getByRole('button', { name: /Pix/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Return' }));
    expect(screen.getByRole('button', { name: /Pix/ })).toHaveFocus();

    await userEvent.click(screen.getByRole('button', { name: /Visa/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Return' }));
    expect(screen.getByRole('button', { name: /Visa/ })).toHaveFocus();
  });

  it('moves the focus when the same element becomes another screen', () => {
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

  describe('drawn anew, for a host that changes what it is about,', () => {
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
    // jsdom lets no window have the focus while no element has it.
    const givesFocus = (isWindows: boolean) => jest.spyOn(document, 'hasFocus').mockReturnValue(isWindows);
    afterEach(() => jest.restoreAllMocks());

    it('gives the focus back to where it was', async () => {
      givesFocus(true);
      const { rerender } = render(listOf('BRL'));
      await userEvent.click(screen.getByRole('button', { name: 'Pix BRL' }));
      rerender(listOf('USD'));
      expect(screen.getByRole('button', { name: 'Pix USD' })).toHaveFocus();
    });

    it('takes it to its heading where that control is out of use', async () => {
      givesFocus(true);
      const { rerender } = render(listOf('BRL'));
      await userEvent.click(screen.getByRole('button', { name: 'Pix BRL' }));
      rerender(listOf('USD', true));
      expect(screen.getByRole('heading', { name: 'Deposit' })).toHaveFocus();
    });

    it('leaves it on the page around', async () => {
      givesFocus(true);
      const { rerender } = render(listOf('BRL'));
      await userEvent.click(screen.getByRole('button', { name: 'Pix BRL' }));
      const outside = screen.getByRole('textbox');
      outside.focus();
      rerender(listOf('USD'));
      expect(outside).toHaveFocus();
    });

    it('leaves it on the page around a frame', () => {
      givesFocus(false);
      const { rerender } = render(listOf('BRL'));
      rerender(listOf('USD'));
      expect(document.body).toHaveFocus();
    });
  });

  it('takes the focus itself where there is no heading', async () => {
    const { container } = render(
      <WidgetRoot theme="light" direction="ltr" language="en">
        <Pair />
      </WidgetRoot>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(container.querySelector('[data-screen="b"]')).toHaveFocus();
  });
});
