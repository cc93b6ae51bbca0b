import { useState } from 'react';
import { useDesk } from '../../../shell/me.ts';
import { Page } from '../../../shell/page.tsx';
import { hrefTo, useQuery } from '../../../shell/router.ts';
import { Button } from '../../../kit/button.tsx';
import { Chip } from '../../../kit/chip.tsx';
import { useKeys } from '../../../kit/keys/keyboard.ts';
import { Notice } from '../../../kit/notice.tsx';
import { Pane, PaneHead, SidePane } from '../../../kit/pane.tsx';
import { dayWords } from '../../../kit/words/day-words.ts';
import { AskDialog } from './ask-dialog.tsx';
import { CrossedLine } from '../legal-check/crossed-line.tsx';
import { changedPaths, writeAt, type Draft } from './draft.ts';
import type { Remedy } from '../legal-check/judge.ts';
import { LegalCheck } from '../legal-check/legal-check.tsx';
import type { ProductFile } from '../product-editor.tsx';
import { isShortName, NamesForm, type Like, type ProductNames } from './names-form.tsx';
import { QuotePart } from './quote-part.tsx';
import { TermForm } from './term-form.tsx';
import { useJudgement } from '../legal-check/use-judgement.ts';
import { Versions } from '../versions.tsx';
import { useDraftSteps } from '../../../kit/fields/use-draft-steps.ts';
import { useDraft } from '../../../kit/fields/use-draft.ts';

type Props = {
  readonly file: ProductFile;
  /** Of a new product: what it is a copy of. */
  readonly like?: Like;
  readonly onAsked: (name: string) => void;
};

/** A draft beside what the law says of it and what it would cost. */
export function DraftDesk({ file, like, onAsked }: Props) {
  const { may } = useDesk();
  const [view, setView] = useQuery<'terms' | 'versions'>('view', 'terms', ['terms', 'versions']);
  const [isAsking, setAsking] = useState(false);
  const kept = `product ${file.market} ${file.productId || `like ${like?.value}`} ${file.last}`;
  const { draft, startsOn, edit, start, undo, drop, changed } = useTermsDraft(kept, file);
  const { judgement, isCurrent } = useJudgement(file.market, draft, startsOn);
  const crossed = judgement?.limits.filter(({ breaches }) => breaches.length > 0) ?? [];
  const remedies = crossed.flatMap((limit) => limit.remedies);
  const mend = ({ term, value }: Remedy) => edit(term, value);
  const mayChange = may('product.change');
  const problems = crossed.length + (judgement?.faults.length ?? 0);
  const isNew = like !== undefined;
  const [shortName, setShortName, forgetShortName] = useDraft(`${kept} short name`, '');
  const [names, setNames, forgetNames] = useDraft<ProductNames>(`${kept} names`, file.names);
  const renamed = namesThatDiffer(file.names, names);
  const isNamed = !isNew || (isShortName(shortName) && renamed['en'] !== undefined);
  const differs = changed.length + Object.keys(renamed).length + (isNew ? 1 : 0);
  const canAsk = mayChange && isCurrent && problems === 0 && differs > 0 && isNamed;
  const name = file.names['en'] ?? (isNew ? 'New product' : file.productId);
  useKeys('Product', [
    ...(isNew
      ? []
      : [
          {
            keys: 'v',
            words: 'versions',
            inBar: true,
            run: () => setView(view === 'terms' ? 'versions' : 'terms'),
          },
        ]),
    ...(mayChange ? [{ keys: 'Ctrl+z', words: 'undo', inBar: true, run: undo }] : []),
    ...(canAsk
      ? [{ keys: 'Ctrl+Enter', words: 'send for approval', inBar: true, run: () => setAsking(true) }]
      : []),
    ...(mayChange
      ? remedies.slice(0, 9).map((remedy, at) => ({
          keys: String(at + 1),
          words: 'use the lawful value',
          inBar: true,
          run: () => mend(remedy),
        }))
      : []),
  ]);
  return (
    <Page
      crumbs={[
        { words: 'Products', href: hrefTo('products') },
        { words: name, ...(changed.length > 0 && { href: hrefTo('products', file.productId) }) },
        ...(changed.length > 0 ? [{ words: `Draft v${file.last + 1}` }] : []),
      ]}
      actions={
        <>
          {!isNew && (
            <Button keys="V" onClick={() => setView(view === 'terms' ? 'versions' : 'terms')}>
              {view === 'terms' ? 'Versions side by side' : 'Back to the terms'}
            </Button>
          )}
          {mayChange && (
            <Button
              look={canAsk ? 'primary' : 'plain'}
              {...(canAsk ? { keys: 'Ctrl+Enter' } : { icon: 'lock' as const })}
              disabled={!canAsk}
              onClick={() => setAsking(true)}
            >
              {sendWords({ changed: differs, crossed: crossed.length, problems, isNamed })}
            </Button>
          )}
        </>
      }
    >
      <Pane>
        <Head file={file} name={name} isDraft={changed.length > 0} isNew={isNew} />
        {file.asked.map(({ requestId, by, isYou, startsOn: from }) => (
          <Notice key={requestId} tone="neutral">
            {isYou ? 'You have' : `${by} has`} asked for a change from {dayWords(from, file.businessDate)} on.
            It needs approval.
          </Notice>
        ))}
        {view === 'versions' ? (
          <Versions file={file} draft={changed.length > 0 ? draft : null} startsOn={startsOn} />
        ) : (
          <>
            <CrossedLine limits={crossed} />
            <NamesForm
              names={names}
              onNames={setNames}
              shortName={isNew ? { value: shortName, onChange: setShortName } : null}
              like={like ?? null}
              isLocked={!mayChange}
            />
            <TermForm
              draft={draft}
              file={file}
              changed={changed}
              judgement={judgement}
              startsOn={startsOn}
              onStart={start}
              onEdit={edit}
              isLocked={!mayChange}
            />
          </>
        )}
      </Pane>
      <SidePane label="Law and quote" width="wide">
        <div className="p-side">
          <LegalCheck
            market={file.market}
            startsOn={startsOn}
            judgement={judgement}
            isCurrent={isCurrent}
            onMend={mayChange ? mend : null}
          />
          <QuotePart file={file} draft={draft} startsOn={startsOn} judgement={judgement} />
        </div>
      </SidePane>
      {isAsking && (
        <AskDialog
          file={file}
          draft={draft}
          startsOn={startsOn}
          changed={changed}
          names={renamed}
          newId={isNew ? shortName : null}
          onClose={() => setAsking(false)}
          onAsked={() => {
            setAsking(false);
            for (const forget of [drop, forgetShortName, forgetNames]) forget();
            onAsked(renamed['en'] ?? name);
          }}
        />
      )}
    </Page>
  );
}

type HeadProps = {
  readonly file: ProductFile;
  readonly name: string;
  readonly isDraft: boolean;
  readonly isNew: boolean;
};

function Head({ file, name, isDraft, isNew }: HeadProps) {
  const inForce = file.versions.find(({ version }) => version === file.inForce);
  const loans = file.versions.reduce((sum, each) => sum + each.loans, 0);
  if (isNew)
    return (
      <PaneHead title={name}>
        <span>Borrowers see it from its start date, once approved.</span>
      </PaneHead>
    );
  return (
    <PaneHead title={name}>
      {isDraft && <Chip>Draft v{file.last + 1}</Chip>}
      <span>
        {inForce
          ? `v${inForce.version} in force since ${dayWords(inForce.validFrom, file.businessDate)}`
          : 'not started'}{' '}
        · {loans.toLocaleString('en')} existing loans keep their version
      </span>
    </PaneHead>
  );
}

type Sending = {
  readonly changed: number;
  readonly crossed: number;
  readonly problems: number;
  readonly isNamed: boolean;
};

/** What was written anew; a name that was emptied is left as it was. */
function namesThatDiffer(was: ProductNames, is: ProductNames): ProductNames {
  const written = Object.entries(is).map(([language, name]) => [language, name.trim()] as const);
  return Object.fromEntries(
    written.filter(([language, name]) => name !== '' && name !== was[language as keyof ProductNames]),
  );
}

function sendWords({ changed, crossed, problems, isNamed }: Sending): string {
  if (changed === 0) return 'No changes';
  if (crossed > 0) return `Can’t be sent: ${crossed} limit${crossed === 1 ? '' : 's'} crossed`;
  if (problems > 0) return `Can’t be sent: ${problems} to correct`;
  return isNamed ? 'Send for approval' : 'Give it a short name and an English name';
}

/** The terms that were saved last, and what was changed since; each change can be undone. */
function useTermsDraft(name: string, file: ProductFile) {
  const base = (file.versions.find(({ version }) => version === file.last)?.terms ?? {}) as Draft;
  const from = file.versions.find(({ version }) => version === file.last)?.validFrom ?? file.businessDate;
  const earliest = from > file.businessDate ? from : file.businessDate;
  const steps = useDraftSteps(name, { draft: base, startsOn: earliest });
  const now = steps.draft;
  const put = (next: Partial<typeof now>) => steps.put({ ...now, ...next });
  return {
    ...now,
    edit: (path: string, value: unknown) => put({ draft: writeAt(now.draft, path, value) }),
    start: (startsOn: string) => put({ startsOn }),
    undo: steps.undo,
    drop: steps.drop,
    changed: changedPaths(base, now.draft),
  };
}
