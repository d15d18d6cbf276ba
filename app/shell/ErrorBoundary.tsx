import { Component, type ReactNode } from 'react';
import { FailedPage } from './FailedPage.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** The failure is on screen. */
  readonly onFailure: () => void;
}

/** Keeps the navigation usable when a page fails, most often because its code could not be fetched. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? <FailedPage /> : this.props.children;
  }
}
