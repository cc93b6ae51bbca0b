import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState, type ReactNode } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useQuery } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { Button } from '../../kit/button.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import { Facts } from '../../kit/records/facts.tsx';
import { heldWords } from '../../kit/words/held-words.ts';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { Pane, PaneHead, SidePane, SidePart } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Table } from '../../kit/table/table.tsx';
import { messageColumns } from './message-columns.tsx';
import { attemptWords, channelWords, costWords, kindWords, purposeWords, wayWords } from './kind-words.ts';
import { TryAgain } from './try-again.tsx';

export type Message = ResponseOf<Calls['console.outbox']>['messages'][number];

const filters = [
  { value: '', words: 'All' },
  { value: 'unsent', words: 'Not sent' },
  { value: 'lost', words: 'Not delivered' },
] as const;

type Purpose = keyof typeof purposeWords;
type Way = keyof typeof channelWords;
const purposes = Object.keys(purposeWords) as Purpose[];
const ways = Object.keys(channelWords) as Way[];

/** What was written to borrowers, and what became of it. */
export function Messages() {
  const { market, may } = useDesk();
  const [only, setOnly] = useQuery<'' | 'unsent' | 'lost'>('only', '', ['unsent', 'lost']);
  const [purpose, setPurpose] = useQuery<'' | Purpose>('purpose', '', purposes);
  const [way, setWay] = useQuery<'' | Way>('way', '', ways);
  const [row, setRow] = useQuery<string>('row', '');
  const [isTrying, setTrying] = useState(false);
  const [done, setDone] = useState<string>();
  const list = usePages('console.outbox', {
    market: market.market,
    ...(only === 'unsent' && { unsentOnly: true }),
    ...(only === 'lost' && { lostOnly: true }),
    ...(purpose !== '' && { purpose }),
    ...(way !== '' && { way }),
  });
  const messages = list.pages.flatMap((page) => page.messages);
  const chosen = messages.find(({ messageId }) => messageId === row) ?? messages[0];
  // What waits for the contact hours leaves by itself, and no sooner.
  const taskId = chosen && chosen.sentAt === null && chosen.heldUntil === null ? chosen.taskId : null;
  const mayTry = taskId !== null && may('outbox.act');
  useKeys(
    'Messages',
    mayTry ? [{ keys: 'a', words: 'try again', inBar: true, run: () => setTrying(true) }] : [],
  );
  const moment = (at: string) => (
    <MomentText at={new Date(at)} timeZone={market.timeZone} today={market.businessDate} />
  );
  const sentFact = ({ sentAt, heldUntil }: Message) => {
    if (heldUntil !== null) return heldWords(heldUntil, market.timeZone, market.businessDate);
    return sentAt === null ? '–' : moment(sentAt);
  };
  return (
    <>
      <Pane>
        <PaneHead title="Outbox">
          <span>Phones show only that there is a message; its text stays in the borrower’s inbox.</span>
        </PaneHead>
        <div className="outbox-bar">
          <Segmented label="Which" value={only} options={filters} onChange={setOnly} />
          <SelectField
            label="Purpose"
            value={purpose}
            options={[
              { value: '', words: 'All purposes' },
              ...purposes.map((value) => ({ value, words: purposeWords[value] })),
            ]}
            onChange={(value) => setPurpose(value as '' | Purpose)}
          />
          <SelectField
            label="Channel"
            value={way}
            options={[
              { value: '', words: 'All channels' },
              ...ways.map((value) => ({ value, words: channelWords[value] })),
            ]}
            onChange={(value) => setWay(value as '' | Way)}
          />
        </div>
        {done && <Notice tone="green">{done}</Notice>}
        <Table
          label="Messages"
          columns={messageColumns(market)}
          rows={messages}
          rowKey={({ messageId }) => messageId}
          state={tableStateOf(list.loaded, market.timeZone)}
          onAgain={list.reload}
          focused={chosen?.messageId}
          onFocus={setRow}
          empty={
            only === 'unsent' ? (
              <Empty title="All sent">Nothing is waiting and nothing failed.</Empty>
            ) : (
              <Empty title="No messages in this market yet">
                The first application creates the first message.
              </Empty>
            )
          }
        />
        <MoreButton {...list} />
      </Pane>
      <SidePane label="Message">
        {chosen && (
          <SidePart title={chosen.title || kindWords(chosen.kind)}>
            <p className="outbox-body">{chosen.body}</p>
            <Facts
              look="lines"
              facts={[
                ['Created', moment(chosen.writtenAt)],
                ['Sent', sentFact(chosen)],
                ['Channel', wayWords(chosen.channel, chosen.sentBy)],
                ['Read', chosen.readAt === null ? '–' : moment(chosen.readAt)],
                ['Purpose', purposeWords[chosen.purpose]],
                ...chosen.tries.map((each): [string, ReactNode] => [
                  channelWords[each.way],
                  <span key={each.way}>
                    {attemptWords(each)}
                    {each.parts !== null && `, ${each.parts} ${each.parts === 1 ? 'segment' : 'segments'}`}
                    {each.cost !== null && `, ${costWords([each.cost])}`}
                    {' · '}
                    {moment(each.endedAt ?? each.handedAt ?? each.begunAt)}
                  </span>,
                ]),
                ['Cost', costWords(chosen.costs)],
                ['Attempts', String(chosen.attempts)],
                ['Last response', chosen.lastError ?? '–'],
              ]}
            />
            {mayTry && (
              <Button keys="A" onClick={() => setTrying(true)}>
                Try again
              </Button>
            )}
          </SidePart>
        )}
      </SidePane>
      {isTrying && taskId !== null && (
        <TryAgain
          taskId={taskId}
          what={chosen?.title || 'this message'}
          onClose={() => setTrying(false)}
          onDone={() => {
            setTrying(false);
            setDone('Retrying now.');
            list.reload();
          }}
        />
      )}
    </>
  );
}
