import { Component, type ReactNode } from 'react';
import { LoadingPage } from '../pages/loading.tsx';
import { RouterError } from '../pages/router-error.tsx';
import { loadDocument } from './load-page.ts';

type Props = {
  /** Changes with every navigation. */
  visit: string;
  /** Whether the page came as a document. */
  isDelivered: boolean;
  children: ReactNode;
};
type State = { visit: string; failure?: { error: unknown } };

/**
 * Stands in for a page that fails while it is drawn. One that was reached by a link is loaded as a document, which is
 * complete without being drawn; with one that came as a document it would be the same again, so that what went wrong
 * is shown, until the visitor moves on.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { visit: this.props.visit };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ visit }: Props, state: State): State | null {
    return visit === state.visit ? null : { visit };
  }

  override componentDidCatch() {
    if (!this.props.isDelivered) loadDocument(location.href);
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (this.props.isDelivered) return <RouterError error={failure.error} />;
    return (
      <main>
        <LoadingPage />
      </main>
    );
  }
}
