import { Component, type ReactNode } from 'react';

type State = { mistake?: unknown };

/**
 * Shows what goes wrong while something is drawn in its place, and leaves the rest of the style guide standing. The
 * development server draws it anew when the mistake is mended.
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
