import { Component, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/tokens.ts';
import { Actions, Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Container, Stack } from '../ui/Page.tsx';
import { Lede } from '../ui/Text.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** The failure is on screen. */
  readonly onFailure: () => void;
  /** Draws the page anew, with another boundary around it. */
  readonly onRetry: () => void;
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
    if (!this.state.failed) return this.props.children;
    return (
      <Container>
        <Room>
          <Heading level={1}>This page did not load</Heading>
          <Lede>The connection may have dropped on the way. Nothing that you typed elsewhere has been sent or lost.</Lede>
          <Actions>
            <Button type="button" onClick={this.props.onRetry}>
              Try again
            </Button>
            <Button type="button" $look="quiet" onClick={() => location.reload()}>
              Reload the page
            </Button>
          </Actions>
        </Room>
      </Container>
    );
  }
}

const Room = styled(Stack)`
  min-height: 70vh;
  padding-block: calc(${space.bar} + 4rem) ${space.section};
`;
