import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { Fetched, latePart } from './Fetched';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render = () => this.state.message || this.props.children;
}

const load = jest.fn();
let part: ReturnType<typeof latePart>;

function renderPart() {
  return render(
    <Boundary>
      <Fetched part={part} placeholder="Wait">
        the page
      </Fetched>
    </Boundary>,
    { onCaughtError: () => undefined },
  );
}

beforeEach(() => {
  load.mockReset().mockResolvedValue(({ children }: { children?: ReactNode }) => <p>A part of {children}</p>);
  part = latePart(load);
});

it('shows the placeholder until the part is there, and fetches it once', async () => {
  const { unmount } = renderPart();
  expect(screen.getByText('Wait')).toBeInTheDocument();
  expect(await screen.findByText('A part of the page')).toBeInTheDocument();
  unmount();
  renderPart();
  expect(screen.getByText('A part of the page')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('tells the page of a part that cannot be had, and asks for it again the next time', async () => {
  load.mockRejectedValueOnce(new Error('gone'));
  const { unmount } = renderPart();
  expect(await screen.findByText('gone')).toBeInTheDocument();
  unmount();
  renderPart();
  expect(await screen.findByText('A part of the page')).toBeInTheDocument();
});
