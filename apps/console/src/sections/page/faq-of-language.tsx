import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { type Language, languages, nameOfLanguage } from '@candor/i18n';
import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useQuery } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, SidePane, SidePart } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { EditEntry } from './edit-entry.tsx';
import { PublishText } from './publish-text.tsx';
import { Versions } from './versions.tsx';

export type Faq = NonNullable<ResponseOf<Calls['console.text']>['faq']>;
export type FaqEntry = Faq['entries'][number];

const choices = languages.toSorted().map((value) => ({ value, words: nameOfLanguage(value) }));

/** Questions and answers in one language. */
export function FaqOfLanguage({ mayChange }: { readonly mayChange: boolean }) {
  const { market } = useDesk();
  const [language, setLanguage] = useQuery<Language>(
    'language',
    'en',
    choices.map(({ value }) => value),
  );
  const [version, setVersion] = useState<number>();
  const [row, setRow] = useQuery<string>('row', '');
  const [publishing, setPublishing] = useState<{ readonly faq: Faq; readonly what: string }>();
  const [done, setDone] = useState<string>();
  const name = `faq.${language}` as const;
  const { loaded, reload } = useLoad('console.text', {
    market: market.market,
    text: name,
    ...(version && { version }),
  });
  const text = loaded.read?.data;
  const faq = text?.faq;
  const chosen = faq?.entries.find(({ entry }) => entry === row) ?? faq?.entries[0];
  const isOld = text !== undefined && text.version !== text.newest;
  const columns: Column<FaqEntry>[] = [
    {
      key: 'topic',
      head: 'Topic',
      width: 150,
      look: 'muted',
      cut: true,
      cell: ({ topic }) => faq?.topics.find((each) => each.topic === topic)?.name ?? topic,
    },
    {
      key: 'question',
      head: 'Question',
      look: 'strong',
      bone: 6,
      cut: true,
      cell: ({ question }) => question,
    },
  ];
  const publish = (next: FaqEntry) =>
    faq &&
    setPublishing({
      what: next.question,
      faq: { ...faq, entries: faq.entries.map((each) => (each.entry === next.entry ? next : each)) },
    });
  return (
    <>
      <Pane>
        <PaneHead title="Questions and answers">
          <span>What stands in braces, as in {'{days}'}, is filled in from the market’s law.</span>
        </PaneHead>
        <div className="page-bar">
          <Segmented
            label="Language"
            value={language}
            options={choices}
            onChange={(next) => {
              setVersion(undefined);
              setLanguage(next);
            }}
          />
          {text && <Versions versions={text.versions} value={text.version} onChange={setVersion} />}
          {isOld && mayChange && faq && (
            <Button onClick={() => setPublishing({ faq, what: `version ${text.version} again` })}>
              Restore this version
            </Button>
          )}
        </div>
        {done && <Notice tone="green">{done}</Notice>}
        {loaded.state === 'failed' && loaded.fault.code === 'not_found' ? (
          <Empty title="Nothing published in this language">
            Borrowers see the market’s main language instead.
          </Empty>
        ) : (
          <Table
            label="Questions"
            columns={columns}
            rows={faq?.entries ?? []}
            rowKey={({ entry }) => entry}
            state={tableStateOf(loaded, market.timeZone)}
            onAgain={reload}
            focused={chosen?.entry}
            onFocus={setRow}
          />
        )}
      </Pane>
      <SidePane label="Question" width="wide">
        {chosen && (
          <SidePart title={isOld ? 'As it was' : mayChange ? 'Save' : 'As it is'}>
            <EditEntry
              key={`${name} ${text?.version} ${chosen.entry}`}
              draft={`faq ${market.market} ${name} ${text?.version} ${chosen.entry}`}
              entry={chosen}
              mayChange={mayChange && !isOld}
              onPublish={publish}
            />
          </SidePart>
        )}
      </SidePane>
      {publishing && text && (
        <PublishText
          text={{ market: market.market, name, after: text.newest, faq: publishing.faq }}
          what={publishing.what}
          onClose={() => setPublishing(undefined)}
          onDone={() => {
            setPublishing(undefined);
            setVersion(undefined);
            setDone('Published: live now.');
            reload();
          }}
        />
      )}
    </>
  );
}
