import { useEffect, useState } from 'react';
import { anchorOf, type ShownComponent } from './component.ts';
import { groups } from './groups.ts';
import { MistakeBoundary } from './mistake-boundary.tsx';
import type { Samples } from './samples.server.ts';
import { type Scheme, showScheme } from './scheme.ts';

/** Every component in every state. */
export function Styleguide({ samples }: { samples: Samples }) {
  const shown = groups.map((examples) => examples(samples));
  return (
    <>
      <div className="page-head" lang="en">
        <h1>Style guide</h1>
        <p className="lead">
          Every component of site/components in every state. Hover and focus are real: point, press Tab.
        </p>
        <SchemeSwitch />
        <nav className="styleguide-contents" aria-label="Components">
          {shown.map(({ title, components }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {components.map(({ name }) => (
                  <li key={name}>
                    <a href={`#${anchorOf(name)}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      {shown.map(({ title, components }) => (
        <div key={title}>
          <h2 className="styleguide-group" lang="en">
            {title}
          </h2>
          {components.map((component) => (
            <ComponentStates key={component.name} component={component} />
          ))}
        </div>
      ))}
    </>
  );
}

function ComponentStates({ component }: { component: ShownComponent }) {
  const { name, use, width = 'content', states } = component;
  const id = anchorOf(name);
  return (
    <section className="styleguide-component" id={id} aria-labelledby={`${id}-name`}>
      <div lang="en">
        <h2 className="heading-s" id={`${id}-name`}>
          {name}
        </h2>
        <p>{use}</p>
        <code>site/components/{name}/</code>
      </div>
      {Object.entries(states).map(([state, example]) => (
        <div key={state} className={`styleguide-state styleguide-${width}`}>
          <p className="styleguide-label" lang="en">
            {state}
          </p>
          <div className="styleguide-example">
            <MistakeBoundary>{example}</MistakeBoundary>
          </div>
        </div>
      ))}
    </section>
  );
}

const schemes: Readonly<Record<Scheme, string>> = { device: 'As the device', light: 'Light', dark: 'Dark' };

function SchemeSwitch() {
  const [scheme, setScheme] = useState<Scheme>('device');
  useEffect(() => {
    const show = () => showScheme(scheme);
    show();
    // Hot reload replaces style sheets, which undoes the rewriting.
    import.meta.hot?.on('vite:afterUpdate', show);
    return () => import.meta.hot?.off('vite:afterUpdate', show);
  }, [scheme]);
  return (
    <fieldset className="row">
      <legend className="visually-hidden">Colours</legend>
      {(Object.keys(schemes) as Scheme[]).map((name) => (
        <label key={name} className="styleguide-scheme">
          <input type="radio" name="scheme" checked={scheme === name} onChange={() => setScheme(name)} />
          {schemes[name]}
        </label>
      ))}
    </fieldset>
  );
}
