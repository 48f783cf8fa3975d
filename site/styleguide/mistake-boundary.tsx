import { Component, type ReactNode } from 'react';

type State = { mistake?: unknown };

/**
 * Error boundary that shows the error in place of a failing example and leaves the rest of the style guide alone. Hot
 * reload renders the example again once it is fixed.
 */
export class MistakeBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(mistake: unknown): State {
    return { mistake };
  }

  override render() {
    const { mistake } = this.state;
    if (mistake === undefined) return this.props.children;
    return (
      <pre className="styleguide-mistake" role="alert" lang="en">
        {String(mistake)}
      </pre>
    );
  }
}
