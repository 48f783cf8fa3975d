import { Component, type ReactNode } from 'react';
import { RouterError } from '../pages/router-error.tsx';

type Props = { /** Changes with every navigation. */ visit: string; children: ReactNode };
type State = { visit: string; failure?: { error: unknown } };

/** Shows in the place of a page that fails while it is drawn what went wrong, until the visitor moves on. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { visit: this.props.visit };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ visit }: Props, state: State): State | null {
    return visit === state.visit ? null : { visit };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <RouterError error={failure.error} /> : this.props.children;
  }
}
