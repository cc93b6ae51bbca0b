import { AmountLine, Amounts, Disclosure } from '@candor/ui';
import type { Detail } from './product-screen.tsx';
import { productWords } from './texts.ts';

/** Who may take it, what else it asks, and the ceilings of the law with where they stand. */
export function Conditions({ detail: { whoCanApply, ceilings } }: { readonly detail: Detail }) {
  const say = productWords.useSay();
  return (
    <>
      <section className="q-who">
        <h2>{say('who')}</h2>
        {whoCanApply.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
      {ceilings.length > 0 && (
        <Disclosure title={say('law')}>
          <Amounts>
            {ceilings.map(({ name, value, law }) => (
              <AmountLine key={name} label={name} labelNote={<span lang="en">{law}</span>} value={value} />
            ))}
          </Amounts>
        </Disclosure>
      )}
    </>
  );
}
