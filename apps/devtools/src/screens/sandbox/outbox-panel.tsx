import type { Calls, ResponseOf } from '@candor/contract/client';
import { Bone, Button, CopyButton, useWords } from '@candor/ui';
import { LoadState } from '../../../../web/src/shell/load-state.tsx';
import type { AppPageData } from '../../../../web/src/shell/page-data.ts';
import { momentText } from '../../../../web/src/i18n/moment-text.ts';
import { useCall } from '../../../../web/src/session/use-call.ts';
import { codeIn } from './code-in.ts';
import { useLookAgain } from './use-look-again.ts';
import { english } from './texts.ts';

type Message = ResponseOf<Calls['sandbox.outbox']>['messages'][number];

const SHOWN_AT_MOST = 20;

/**
 * What would have been sent in this market, newest first. It looks again by itself: whoever is here waits for
 * a code.
 */
export function OutboxPanel({ page }: { readonly page: AppPageData }) {
  const words = useWords();
  const outbox = useCall('sandbox.outbox', { market: page.config.market });
  useLookAgain(outbox.reload);
  return (
    <>
      <div className="x-outbox">
        <LoadState of={outbox} skeleton={<BoneMessage />}>
          {({ messages }) =>
            messages.length === 0 ? (
              <p className="c-card c-card-roomy">{english('outboxEmpty')}</p>
            ) : (
              <ul className="x-list">
                {messages.slice(0, SHOWN_AT_MOST).map((message) => (
                  <MessageCard key={message.id} message={message} timeZone={page.timeZone} />
                ))}
              </ul>
            )
          }
        </LoadState>
      </div>
      <Button kind="plain" icon="retry" onClick={outbox.reload}>
        {words.refresh}
      </Button>
    </>
  );
}

function MessageCard({ message, timeZone }: { readonly message: Message; readonly timeZone: string }) {
  const words = useWords();
  const { channel, to, title, text, attachments, sentAt } = message;
  const code = codeIn(text);
  return (
    <li className="c-card c-card-roomy x-message">
      <h3>
        {english(channel)}
        {title !== '' && ` · ${title}`}
      </h3>
      <p className="x-when">
        {english('to', { to })} · <time dateTime={sentAt}>{momentText(words, sentAt, timeZone)}</time>
      </p>
      {code !== undefined && (
        <p className="x-code">
          <span className="c-unseen">{english('code')}</span>
          <strong data-code={code}>{code}</strong>
          <CopyButton text={code} />
        </p>
      )}
      <p className="x-text">{text}</p>
      {attachments.map(({ fileName, bytes }) => (
        <p key={fileName}>{english('attached', { fileName, size: String(Math.ceil(bytes / 1000)) })}</p>
      ))}
    </li>
  );
}

function BoneMessage() {
  return (
    <div className="c-card c-card-roomy">
      <Bone width="half" />
      <Bone shape="second" width="most" />
      <Bone shape="figure" width="third" />
      <Bone width="all" />
    </div>
  );
}
