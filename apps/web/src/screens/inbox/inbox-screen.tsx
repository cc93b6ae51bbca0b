import { routePath } from '@candor/contract/routes';
import { Bone, ButtonLink, Chip, EmptyState, EndlessList, Icon, type IconName, useWords } from '@candor/ui';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { Letter } from '../../art/letter.tsx';
import { momentText } from '../../i18n/moment-text.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { usePrivate } from '../../session/use-private.ts';
import { type Message, useInbox } from './use-inbox.ts';
import { inboxWords } from './texts.ts';

const icons: Readonly<Record<Message['channel'], IconName>> = {
  sms: 'mail',
  voice: 'phone',
  push: 'bolt',
  email: 'mail',
  inbox: 'mail',
};

/** Every message that was sent, whole: an SMS only points here. */
export function InboxScreen({ page }: { readonly page: AppPageData }) {
  usePrivate();
  const t = useT();
  const say = inboxWords.useSay();
  const { first, messages, hasMore, more } = useInbox();
  return (
    <ScreenFrame config={page.config} bar={<ScreenBar parent={routePath('me')} title={t('screen.inbox')} />}>
      <LoadState of={first} skeleton={<BoneMessages />}>
        {() =>
          messages.length === 0 ? (
            <EmptyState
              drawing={<Letter description="" />}
              title={say('emptyTitle')}
              action={
                <ButtonLink kind="outlined" href={routePath('me')}>
                  {say('toMe')}
                </ButtonLink>
              }
            >
              {say('emptyBody')}
            </EmptyState>
          ) : (
            <EndlessList count={messages.length} hasMore={hasMore} onMore={more}>
              <ul className="i-list" aria-label={say('list')}>
                {messages.map((message) => (
                  <MessageCard key={message.messageId} message={message} timeZone={page.timeZone} />
                ))}
              </ul>
            </EndlessList>
          )
        }
      </LoadState>
    </ScreenFrame>
  );
}

function MessageCard({ message, timeZone }: { readonly message: Message; readonly timeZone: string }) {
  const words = useWords();
  const say = inboxWords.useSay();
  const { kind, channel, title, body, sentAt, isRead, about } = message;
  return (
    <li className="c-card i-message">
      <Icon name={icons[channel]} />
      <article>
        <h2>
          {title} {!isRead && <Chip>{say('unread')}</Chip>}
        </h2>
        <p className="i-when">
          {say(channel)} · <time dateTime={sentAt}>{momentText(words, sentAt, timeZone)}</time>
        </p>
        <p className="i-body">{body}</p>
        {about && (
          <a className="i-link" href={hrefOf(about)}>
            {say('seeMore')}
          </a>
        )}
        {kind === 'hardship' && (
          <a className="i-link" href={routePath('orders')}>
            {say('toLoan')}
          </a>
        )}
      </article>
    </li>
  );
}

/** What a message is about, on the page that tells more of it. */
function hrefOf({ orderId, page }: NonNullable<Message['about']>): string {
  return routePath('loanDetail', page === 'order' ? { orderId } : { orderId, view: page });
}

function BoneMessages() {
  return [1, 2, 3].map((nth) => (
    <div className="c-card i-message" key={nth}>
      <Bone shape="icon" />
      <span className="c-row-text">
        <Bone width="half" />
        <Bone shape="second" width="most" />
        <Bone width="all" />
        <Bone width="third" />
      </span>
    </div>
  ));
}
