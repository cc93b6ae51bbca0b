import type { ReactNode } from 'react';
import { SidePart } from '../../kit/pane.tsx';
import { Checks, Figures } from '../../kit/records/facts.tsx';
import { DayText, MomentText } from '../../kit/words/day-text.tsx';
import type { Desk } from '../../shell/me.ts';
import type { Status } from './alarm-words.ts';

type Props = { readonly status: Status; readonly market: Desk['market'] };
type Check = { readonly key: string; readonly state: 'agrees' | 'look' | 'not'; readonly words: ReactNode };

/** The sealer links within seconds: what waits for a minute waits for a worker that does not run. */
const lagAtMostSeconds = 60;

/** How it stands at a glance. */
export function HealthFigures({ status: { open, chain, clocks, scanner }, market }: Props) {
  const signed = chain.roots.find((root) => root.market === market.market)?.day ?? null;
  const worst = clocks.reduce((most, { skewMs }) => Math.max(most, Math.abs(skewMs)), 0);
  const differences = chain.check?.differences ?? 0;
  const verdict = differences > 0 ? 'Broken' : 'Intact';
  return (
    <Figures
      figures={[
        { what: 'Open alarms', value: open.length, ...(open.length > 0 && { tone: 'red' }) },
        {
          what: 'Chain of the books',
          value: chain.check ? verdict : 'Not verified',
          below: chain.check && (
            <>
              verified{' '}
              <MomentText
                at={new Date(chain.check.at)}
                timeZone={market.timeZone}
                today={market.businessDate}
              />
            </>
          ),
          ...(differences > 0 && { tone: 'red' }),
        },
        {
          what: 'Sealer lag',
          value: `${chain.lagSeconds} s`,
          below: `${chain.waiting} waiting`,
          ...(chain.lagSeconds > lagAtMostSeconds && { tone: 'red' }),
        },
        {
          what: 'Signed up to',
          value: signed === null ? '–' : <DayText day={signed} today={market.businessDate} />,
          below: market.market.toUpperCase(),
        },
        {
          what: 'Largest clock skew',
          value: `${worst} ms`,
          ...(clocks.some(({ isOff }) => isOff) && { tone: 'red' }),
        },
        { what: 'Uploads', value: scanner === 'none' ? 'Not scanned' : 'Scanned' },
      ]}
    />
  );
}

/** What the alarms do not tell: what was checked, when, and what came of it. */
export function Health(props: Props) {
  return (
    <>
      <SidePart title="Chain of the books">
        <Checks checks={chainChecks(props)} />
      </SidePart>
      <SidePart title="Clocks">
        <Checks checks={clockChecks(props)} />
      </SidePart>
      <SidePart title="Malware scanner">
        <Checks checks={[scannerCheck(props.status.scanner)]} />
      </SidePart>
    </>
  );
}

function chainChecks({ status: { chain }, market }: Props): Check[] {
  const { check, waiting, lagSeconds, roots } = chain;
  return [
    verified(check, market),
    lagSeconds > lagAtMostSeconds
      ? {
          key: 'lag',
          state: 'not',
          words: `${waiting} waiting to be linked, the oldest for ${lagSeconds} s: check the background process`,
        }
      : {
          key: 'lag',
          state: 'agrees',
          words:
            waiting === 0
              ? 'Sealer is up to date: nothing is waiting'
              : `Sealer is at work: ${waiting} waiting`,
        },
    ...roots.map(({ market: of, day, entryNo }): Check => {
      const name = of.toUpperCase();
      if (day === null) return { key: of, state: 'look', words: `${name}: no day is signed yet` };
      return {
        key: of,
        state: 'agrees',
        words: (
          <>
            {name}: signed up to <DayText day={day} today={market.businessDate} />
            {entryNo === '0' ? ', no entries yet' : `, entry ${entryNo}`}
          </>
        ),
      };
    }),
  ];
}

function verified(check: Status['chain']['check'], market: Desk['market']): Check {
  if (!check) return { key: 'verified', state: 'look', words: 'Not verified yet; this runs every hour' };
  const { at, entries, acts, days, differences } = check;
  const when = <MomentText at={new Date(at)} timeZone={market.timeZone} today={market.businessDate} />;
  if (differences > 0)
    return {
      key: 'verified',
      state: 'not',
      words: (
        <>
          {differences === 1 ? '1 difference' : `${differences} differences`} found at {when}
        </>
      ),
    };
  return {
    key: 'verified',
    state: days === null ? 'look' : 'agrees',
    words: (
      <>
        Verified {when}: {entries} entries and {acts} audit lines since the last checkpoint
        {days === null && '. Days are not signed: set BOOKS_KEYS and BOOKS_ROOTS_DIR'}
      </>
    ),
  };
}

function clockChecks({ status: { clocks }, market }: Props): Check[] {
  if (clocks.length === 0)
    return [{ key: 'none', state: 'look', words: 'No process has compared its clock yet' }];
  return clocks.map(({ process, skewMs, isOff, readAt }) => ({
    key: process,
    state: isOff ? 'not' : 'agrees',
    words: (
      <>
        {process}: {skewWords(skewMs)} the database at{' '}
        <MomentText at={new Date(readAt)} timeZone={market.timeZone} today={market.businessDate} />
      </>
    ),
  }));
}

function skewWords(skewMs: number): string {
  if (skewMs === 0) return 'in step with';
  return `${Math.abs(skewMs)} ms ${skewMs < 0 ? 'behind' : 'ahead of'}`;
}

const scanners: Readonly<Record<Status['scanner'], Omit<Check, 'key'>>> = {
  clamd: { state: 'agrees', words: 'ClamAV scans every upload before it is stored' },
  simulator: { state: 'agrees', words: 'Sandbox simulator: knows the EICAR test string' },
  none: { state: 'look', words: 'Uploads are not scanned (MALWARE_SCANNER=none)' },
};

const scannerCheck = (scanner: Status['scanner']): Check => ({ key: 'scanner', ...scanners[scanner] });
