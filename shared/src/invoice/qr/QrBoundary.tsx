import { Component, type ReactNode } from 'react';

interface QrBoundaryProps {
  onError: (error: Error) => void;
  fallback: ReactNode;
  children: ReactNode;
}

/** Catches errors while a QR code is drawn, such as a text that is too long. */
export class QrBoundary extends Component<QrBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
