import { Component, type ReactNode } from 'react';

interface ScreenBoundaryProps {
  /** Called once for each error. */
  onError: (error: unknown) => void;
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface Caught {
  error: unknown;
}

/** Catches an error of a screen and shows a fallback instead of the screen. A new key mounts the screen again. */
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
