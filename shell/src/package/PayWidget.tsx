import { Component, createRef } from 'react';
import type { PackageHandle, PackageOptions } from '../handover/packageOptions';
import { mount } from './mount';

const updatableProps = ['payload', 'user', 'theme', 'tokens'] as const;

/**
 * The widget as a React component, for hosts on React 19. It is a class because hooks need the host's copy of React. A class
 * works whether or not host and widget share one copy. Changes of `payload`, `user`, `theme` and `tokens`, compared by
 * reference, update the widget. Other props are only read on mount.
 */
export class PayWidget extends Component<PackageOptions> {
  private readonly container = createRef<HTMLDivElement>();
  private handle: PackageHandle | undefined;

  override componentDidMount(): void {
    if (this.container.current) this.handle = mount(this.container.current, this.props);
  }

  override componentDidUpdate(previous: PackageOptions): void {
    const changed = updatableProps.filter((name) => this.props[name] !== previous[name]);
    if (changed.length === 0) return;
    this.handle?.update(Object.fromEntries(changed.map((name) => [name, this.props[name]])));
  }

  override componentWillUnmount(): void {
    const { handle } = this;
    this.handle = undefined;
    // If the host and the widget share one React, it cannot unmount another root during this commit.
    queueMicrotask(() => handle?.unmount());
  }

  override render() {
    return <div ref={this.container} style={{ blockSize: '100%' }} />;
  }
}
