import { Icon } from '../../kit/icon.tsx';
import { Masked } from '../../kit/words/masked.tsx';
import type { Application } from './application-types.ts';

type Fact = Application['groups'][number]['facts'][number];

/** What is known, each with where it comes from. */
export function FactGroups({ groups }: { readonly groups: Application['groups'] }) {
  if (groups.length === 0) return <p className="k-muted">Nothing is kept of this person any more.</p>;
  return (
    <div>
      {groups.map(({ title, about, facts }) => (
        <section key={title} className="k-fact-group">
          <header>
            <h2>{title}</h2>
            {about && <span className="k-muted">{about}</span>}
          </header>
          <dl>
            {facts.map((fact) => (
              <OneFact key={`${fact.what} ${fact.text}`} fact={fact} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function OneFact({ fact: { what, text, source, state } }: { readonly fact: Fact }) {
  return (
    <div className="k-fact" data-state={state}>
      <dt>{what}</dt>
      <dd className="k-fact-text">{state === 'hidden' ? <Masked /> : text}</dd>
      <dd className="k-fact-source">
        {state === 'checked' && <Icon name="check" />}
        {state === 'look' && <Icon name="warning" />}
        {source}
      </dd>
    </div>
  );
}
