import { routePath } from '@candor/contract/routes';
import { Bone, ButtonLink, EmptyState, EndlessList } from '@candor/ui';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { Letter } from '../../art/letter.tsx';
import { momentParts } from '../../i18n/moment-text.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { usePrivate } from '../../session/use-private.ts';
import { MessageRow } from './message-row.tsx';
import { type Message, useInbox } from './use-inbox.ts';
import { inboxWords } from './texts.ts';

/** Every message that was sent, whole: an SMS only points here. */
export function InboxScreen({ page }: { readonly page: AppPageData }) {
  usePrivate();
  const t = useT();
  const say = inboxWords.useSay();
  const { first, messages, hasMore, more } = useInbox();
  return (
    <ScreenFrame config={page.config} bar={<ScreenBar parent={routePath('me')} title={t('screen.inbox')} />}>
      <LoadState of={first} skeleton={<BoneMessages />}>
        {({ today }) =>
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
              <div className="i-days">
                <Days messages={messages} today={today} timeZone={page.timeZone} />
              </div>
            </EndlessList>
          )
        }
      </LoadState>
    </ScreenFrame>
  );
}

type ListProps = {
  readonly messages: readonly Message[];
  readonly today: string;
  readonly timeZone: string;
};

/** What came today stands apart from what came before. */
function Days({ messages, today, timeZone }: ListProps) {
  const say = inboxWords.useSay();
  const isToday = ({ sentAt }: Message) => momentParts(sentAt, timeZone).day === today;
  const parts = [
    { name: say('today'), isNow: true, list: messages.filter(isToday) },
    { name: say('earlier'), isNow: false, list: messages.filter((message) => !isToday(message)) },
  ];
  return parts
    .filter(({ list }) => list.length > 0)
    .map(({ name, isNow, list }) => (
      <section key={name}>
        <h2>{name}</h2>
        <ul className="c-card i-list" aria-label={name}>
          {list.map((message) => (
            <MessageRow key={message.messageId} message={message} timeZone={timeZone} isToday={isNow} />
          ))}
        </ul>
      </section>
    ));
}

function BoneMessages() {
  return [1, 2, 3].map((nth) => (
    <div className="c-card i-bone" key={nth}>
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
