import { type ReactNode, useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { hrefTo, useQuery } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, SidePane, SidePart } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Table } from '../../kit/table/table.tsx';
import { EndKey } from './end-key.tsx';
import { keyColumns, type Key, type Scope } from './key-columns.tsx';
import { MakeKey } from './make-key.tsx';

/** Programs that may ask: what each key opens, when it was used, and its end. */
export function Keys({ asked }: { readonly asked: string | null }) {
  const { market, may } = useDesk();
  const [row, setRow] = useQuery<string>('row', asked ?? '');
  const [open, setOpen] = useState<'make' | 'end'>();
  const [done, setDone] = useState<ReactNode>();
  const list = usePages('console.keys', { market: market.market });
  const keys = list.pages.flatMap((page) => page.keys);
  const scopes = list.pages[0]?.scopes ?? [];
  const chosen = keys.find(({ keyId }) => keyId === row) ?? keys[0];
  const mayChange = may('integration.change');
  const canEnd = mayChange && chosen !== undefined && chosen.state !== 'ended';
  const begin = (next: typeof open) => {
    setDone(undefined);
    setOpen(next);
  };
  const finish = (words: ReactNode) => {
    setDone(words);
    setOpen(undefined);
    list.reload();
  };
  useKeys('Keys', [
    ...(mayChange ? [{ keys: 'n', words: 'new key', inBar: true, run: () => begin('make') }] : []),
    ...(canEnd ? [{ keys: 'x', words: 'end', inBar: true, run: () => begin('end') }] : []),
  ]);
  const make = (
    <Button look="primary" keys="N" icon="plus" onClick={() => begin('make')}>
      Create a key
    </Button>
  );
  return (
    <>
      <Pane>
        <PaneHead title="Keys">
          <span>Programs call the API with a key. A key works in one market, for its scopes.</span>
          {mayChange && make}
        </PaneHead>
        {done && <Notice tone="green">{done}</Notice>}
        <Table
          label="Keys"
          columns={keyColumns(market, scopes)}
          rows={keys}
          rowKey={({ keyId }) => keyId}
          state={tableStateOf(list.loaded, market.timeZone)}
          onAgain={list.reload}
          focused={chosen?.keyId}
          onFocus={setRow}
          isDim={({ state }) => state === 'ended' || state === 'expired'}
          empty={
            <Empty title="No API keys in this market">
              Create one for accounting, a dashboard or bank statement uploads.
            </Empty>
          }
        />
        <MoreButton {...list} />
      </Pane>
      <SidePane label="Key">
        {chosen && <OneKey chosen={chosen} scopes={scopes} onEnd={canEnd ? () => begin('end') : undefined} />}
      </SidePane>
      {open === 'make' && <MakeKey scopes={scopes} onClose={() => setOpen(undefined)} onDone={finish} />}
      {open === 'end' && chosen && (
        <EndKey chosen={chosen} onClose={() => setOpen(undefined)} onDone={finish} />
      )}
    </>
  );
}

type OneProps = {
  readonly chosen: Key;
  readonly scopes: readonly Scope[];
  readonly onEnd: (() => void) | undefined;
};

function OneKey({ chosen, scopes, onEnd }: OneProps) {
  const { may } = useDesk();
  const opened = scopes.filter(({ key }) => chosen.scopes.includes(key));
  return (
    <SidePart title={chosen.name} about={`created by ${chosen.madeBy}`}>
      {chosen.state === 'waits' && <p>It has no access until it is approved.</p>}
      {opened.map(({ key, words, calls }) => (
        <div key={key} className="integrations-scope">
          <p>{words}</p>
          <ul>
            {calls.map((call) => (
              <li key={call} className="k-reference k-muted">
                {call}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="integrations-acts">
        {chosen.state === 'waits' && may('approval.read') && (
          <ButtonLink href={hrefTo('second-person')}>Approvals</ButtonLink>
        )}
        {onEnd && (
          <Button look="danger" keys="X" onClick={onEnd}>
            Revoke
          </Button>
        )}
        {may('audit.read') && (
          <ButtonLink look="quiet" href={hrefTo('audit', null, { subject: `key:${chosen.keyId}` })}>
            Audit trail of this key
          </ButtonLink>
        )}
      </div>
    </SidePart>
  );
}
