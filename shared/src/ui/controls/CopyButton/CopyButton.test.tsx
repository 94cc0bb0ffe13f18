import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from './CopyButton';

const writeText = jest.fn<Promise<void>, [string]>();
const execCommand = jest.fn<boolean, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  execCommand.mockReset().mockReturnValue(false);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
});
afterEach(() => jest.useRealTimers());

const button = () => screen.getByRole('button', { name: 'Copy address' });
const press = () => act(async () => void fireEvent.click(button()));
const renderButton = () =>
  render(
    <CopyButton
      value="TQn9Y2"
      label="Copy address"
      copiedLabel="Copied"
      failedLabel="Couldn’t copy. Select the text instead."
    />,
  );

describe('CopyButton', () => {
  it('copies its value and shows the result for three seconds', async () => {
    renderButton();
    expect(button()).toHaveAttribute('data-action', 'copy');
    await press();
    expect(writeText).toHaveBeenCalledWith('TQn9Y2');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');

    act(() => jest.advanceTimersByTime(2999));
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('restarts the three seconds on each press', async () => {
    renderButton();
    await press();
    act(() => jest.advanceTimersByTime(2000));
    await press();
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });

  it('copies by selection if the clipboard is not allowed, and keeps the focus', async () => {
    writeText.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    let selected: string | undefined;
    execCommand.mockImplementation(() => {
      const area = document.activeElement as HTMLTextAreaElement;
      selected = area.value.slice(area.selectionStart, area.selectionEnd);
      return true;
    });
    renderButton();
    button().focus();
    await press();
    expect(selected).toBe('TQn9Y2');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    expect(button()).toHaveFocus();
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('keeps the focus inside a shadow root', async () => {
    writeText.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    const holder = document.body.appendChild(document.createElement('div'));
    const root = holder.attachShadow({ mode: 'open' });
    let selectedIn: Node | undefined;
    execCommand.mockImplementation(() => {
      selectedIn = root.activeElement?.getRootNode();
      return true;
    });
    render(<CopyButton value="TQn9Y2" label="Copy address" copiedLabel="Copied" />, {
      container: root.appendChild(document.createElement('div')),
    });
    const inside = root.querySelector('button') as HTMLButtonElement;
    inside.focus();
    await act(async () => void fireEvent.click(inside));
    expect(selectedIn).toBe(root);
    expect(root.activeElement).toBe(inside);
    holder.remove();
  });

  it('shows the failed label if copying failed', async () => {
    writeText.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    renderButton();
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('Couldn’t copy. Select the text instead.');
  });

  it('copies by selection if there is no clipboard API', async () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    execCommand.mockReturnValue(true);
    renderButton();
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });
});
