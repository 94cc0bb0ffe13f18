import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { LazyPart, lazyPart } from './LazyPart';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render = () => this.state.message || this.props.children;
}

const load = jest.fn();
let isNeeded: boolean;
let part: ReturnType<typeof lazyPart>;

function renderPart() {
  return render(
    <Boundary>
      <LazyPart part={part} placeholder="Wait">
        the page
      </LazyPart>
    </Boundary>,
    { onCaughtError: () => undefined },
  );
}

beforeEach(() => {
  load.mockReset().mockResolvedValue(({ children }: { children?: ReactNode }) => <p>A part of {children}</p>);
  isNeeded = true;
  part = lazyPart(() => isNeeded, load);
});

it('shows the placeholder while the part loads, and loads it once', async () => {
  const { unmount } = renderPart();
  expect(screen.getByText('Wait')).toBeInTheDocument();
  expect(await screen.findByText('A part of the page')).toBeInTheDocument();
  unmount();
  renderPart();
  expect(screen.getByText('A part of the page')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('throws if the part fails to load, and loads it again the next time', async () => {
  load.mockRejectedValueOnce(new Error('gone'));
  const { unmount } = renderPart();
  expect(await screen.findByText('gone')).toBeInTheDocument();
  unmount();
  renderPart();
  expect(await screen.findByText('A part of the page')).toBeInTheDocument();
});

it('shows its children and loads nothing if the part is not needed', () => {
  isNeeded = false;
  renderPart();
  expect(screen.getByText('the page')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
});

it('can show its own failure with a retry', async () => {
  load.mockRejectedValueOnce(new Error('gone'));
  const user = userEvent.setup();
  render(
    <LazyPart
      part={part}
      failed={(error, retry) => (
        <button type="button" onClick={retry}>
          {String(error)}
        </button>
      )}
    >
      the page
    </LazyPart>,
  );
  await user.click(await screen.findByRole('button', { name: 'Error: gone' }));
  expect(await screen.findByText('A part of the page')).toBeInTheDocument();
});
