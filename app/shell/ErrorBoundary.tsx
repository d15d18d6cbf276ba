import { Component, type ReactNode } from 'react';
import { FailedPage } from './FailedPage.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Another one asks for the page again, also for the one that failed. */
  readonly visit?: string;
  /** The failure is on screen. */
  readonly onFailure: () => void;
}

interface State {
  readonly failed: boolean;
  readonly visit: string | undefined;
}

/** Keeps the navigation usable when a page fails, most often because its code could not be fetched. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, visit: this.props.visit };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ visit }: ErrorBoundaryProps, state: State): State | null {
    return visit === state.visit ? null : { failed: false, visit };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? <FailedPage /> : this.props.children;
  }
}
