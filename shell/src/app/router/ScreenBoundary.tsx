import { Component, type ReactNode } from 'react';

interface ScreenBoundaryProps {
  /** Told of what was thrown, once for each error. */
  onError: (error: unknown) => void;
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface Caught {
  error: unknown;
}

/** Keeps what a screen throws within its own place. Give it another key to start the screen anew. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { caught?: Caught }> {
  override state: { caught?: Caught } = {};

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error) : this.props.children;
  }
}
