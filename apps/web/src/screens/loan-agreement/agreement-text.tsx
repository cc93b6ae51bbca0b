import { AmountTable, TornDocument } from '@candor/ui';
import type { Agreement } from './loan-agreement-screen.tsx';
import { agreementWords } from './texts.ts';

type Section = Agreement['sections'][number];

/**
 * The words that bind are English, whatever the page speaks: a screen reader is told. What heads and sums
 * them up is in the reader’s language too.
 */
export function AgreementText({ agreement: { sections, note } }: { readonly agreement: Agreement }) {
  const lang = note === null ? {} : { lang: 'en' };
  return (
    <TornDocument>
      {sections.map(({ heading, bindingHeading, inShort, paragraphs, table }) => (
        <section className="r-clause" key={heading}>
          <h2>
            {heading}
            {bindingHeading !== null && <span {...lang}> ({bindingHeading})</span>}
          </h2>
          {inShort !== null && <p className="r-short">{inShort}</p>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} {...lang}>
              {paragraph}
            </p>
          ))}
          {table && <Schedule table={table} lang={lang} />}
        </section>
      ))}
    </TornDocument>
  );
}

/** Without its running number: the due date names a payment well enough on a phone. */
function Schedule({
  table: { heads, lines, totals },
  lang,
}: {
  readonly table: NonNullable<Section['table']>;
  readonly lang: { readonly lang?: string };
}) {
  const say = agreementWords.useSay();
  return (
    <AmountTable
      caption={say('schedule')}
      lastIsMain
      columns={heads.slice(1).map((head) => ({ id: head, label: <span {...lang}>{head}</span> }))}
      rows={lines.map((line) => ({ id: line[0] ?? '', cells: line.slice(1) }))}
      total={totals.slice(1)}
    />
  );
}
