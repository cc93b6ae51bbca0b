import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { Facts } from '../../kit/records/facts.tsx';
import { partsWords } from './edit-text.ts';
import {
  channelWords,
  type Language,
  type Seen,
  type Spoken,
  type TemplateFile,
  type Words,
} from './template-types.ts';

type Tested = ResponseOf<Calls['console.template-test']>;

type Props = {
  readonly file: TemplateFile;
  readonly words: readonly Words[];
  readonly isFit: boolean;
  readonly seen: readonly Seen[];
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly values: 'sample' | 'longest';
  readonly onValues: (values: 'sample' | 'longest') => void;
};

/** The message on a phone, in one language, with sample values or with the longest. */
export function TextPreview({ file, words, isFit, seen, language, onLanguage, values, onValues }: Props) {
  const shown = seen.find((each) => each.language === language);
  const spoken = file.languages.find((each) => each.language === language);
  const length = values === 'sample' ? shown?.length : shown?.longestLength;
  const body = values === 'sample' ? shown?.body : shown?.longest;
  return (
    <SidePart title="Preview">
      <Segmented
        label="Language of the preview"
        value={language}
        options={file.languages.map((each) => ({ value: each.language, words: each.name }))}
        onChange={onLanguage}
      />
      <div className="k-phone" lang={language}>
        <span className="k-phone-top">
          <b>09:00</b>
          <b>5G</b>
        </span>
        <b className="k-phone-from">{senderOf(file, spoken)}</b>
        <div className="k-phone-bubble">
          {shown && shown.title !== null && <b>{shown.title}</b>}
          <p>{body}</p>
        </div>
        <span className="k-phone-below">
          {channelWords[file.channel]}
          {length && ` · ${partsWords(length)}`}
        </span>
      </div>
      <Segmented<'sample' | 'longest'>
        label="Values of the preview"
        value={values}
        options={[
          { value: 'sample', words: 'Sample values' },
          { value: 'longest', words: 'Longest values' },
        ]}
        onChange={onValues}
      />
      <Facts
        look="lines"
        facts={[
          ['Sent in 30 days', file.sent === null ? 'not counted' : String(file.sent)],
          ['Sent now', spoken ? `v${spoken.inForce}` : '–'],
          ...(file.register && spoken
            ? [[`${file.register.name} template ID`, spoken.registered?.number ?? 'none'] as const]
            : []),
        ]}
      />
      <TestToMe key={language} file={file} words={words} isFit={isFit} language={language} />
    </SidePart>
  );
}

type TestProps = Pick<Props, 'file' | 'words' | 'isFit' | 'language'>;

/** The draft as it reads in a mailbox: one's own, and nobody else's. */
function TestToMe({ file, words, isFit, language }: TestProps) {
  const { market, me } = useDesk();
  const act = useAct('console.template-test');
  const [sent, setSent] = useState<Tested>();
  const send = async () => {
    setSent(undefined);
    const { template, channel } = file;
    const done = await act.run({ market: market.market, template, channel, language, words: [...words] });
    if (done && 'answer' in done) setSent(done.answer);
  };
  return (
    <>
      <Button isBusy={act.isBusy} disabled={!isFit} onClick={() => void send()}>
        Send test to me
      </Button>
      <p className="k-muted">
        {isFit
          ? `By e-mail to ${me.email}, with sample values. It counts as no borrower’s contact.`
          : 'A test is sent once no rule is broken.'}
      </p>
      {sent && <Notice tone={sent.isSent ? 'green' : 'red'}>{sent.words}</Notice>}
      {act.fault && <Notice tone="red">{act.fault.words}</Notice>}
    </>
  );
}

function senderOf({ channel, lender }: TemplateFile, spoken: Spoken | undefined): string {
  return channel === 'sms' ? (spoken?.registered?.sender ?? lender) : lender;
}
