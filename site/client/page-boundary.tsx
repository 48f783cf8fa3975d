import { Component, type ReactNode } from 'react';
import { LoadingPage } from '../pages/loading.tsx';
import { RouterError } from '../pages/router-error.tsx';
import { loadDocument } from './load-page.ts';

type Props = {
  /** Changes with every navigation. */
  visit: string;
  /** True for the page that arrived as a document. */
  isDelivered: boolean;
  children: ReactNode;
};
type State = { visit: string; failure?: { error: unknown } };

/**
 * Error boundary for pages. A page reached by a link is reloaded as a document, whose HTML is complete without React.
 * A page that already came as a document would only fail again, so the error is shown.
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
