import { Component, createRef } from 'react';
import { mount } from './mount';
import type { PackageHandle, PackageOptions } from './options';

const updatableProps = ['payload', 'user', 'theme', 'tokens'] as const;

/**
 * The widget as a React component, for hosts on React 19. A class, since hooks would need the host's own copy of React:
 * this works whether or not the two share one. What `update` can change follows its props, compared by reference;
 * any other prop counts when it is mounted.
 */
export class PayWidget extends Component<PackageOptions> {
  private readonly container = createRef<HTMLDivElement>();
  private handle: PackageHandle | undefined;

  override componentDidMount(): void {
    if (this.container.current) this.handle = mount(this.container.current, this.props);
  }

  override componentDidUpdate(before: PackageOptions): void {
    const changed = updatableProps.filter((name) => this.props[name] !== before[name]);
    if (changed.length === 0) return;
    this.handle?.update(Object.fromEntries(changed.map((name) => [name, this.props[name]])));
  }

  override componentWillUnmount(): void {
    const { handle } = this;
    this.handle = undefined;
    // The host's React may be the widget's too, and is in the middle of its work.
    queueMicrotask(() => handle?.unmount());
  }

  override render() {
    return <div ref={this.container} style={{ blockSize: '100%' }} />;
  }
}
