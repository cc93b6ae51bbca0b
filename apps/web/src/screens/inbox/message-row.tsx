import { routePath } from '@candor/contract/routes';
import { Icon, type IconName, screenIcons, useWords } from '@candor/ui';
import type { ReactNode } from 'react';
import { momentParts, soonText } from '../../i18n/moment-text.ts';
import type { Message } from './use-inbox.ts';
import { inboxWords } from './texts.ts';

type Subject = { readonly icon: IconName; readonly href: string | undefined };

/** By what a kind begins with: its icon, and where it leads if it is about no one thing. The first counts. */
const subjects: readonly (readonly [beginsWith: string, Subject])[] = [
  ['order-approved', { icon: 'check', href: routePath('orders') }],
  ['order-signed', { icon: screenIcons.pen, href: routePath('orders') }],
  ['order-', { icon: 'receipt', href: routePath('orders') }],
  ['payment-', { icon: 'receipt', href: routePath('home') }],
  ['payout-', { icon: 'wallet', href: routePath('orders') }],
  ['account-', { icon: 'wallet', href: routePath('bankCard') }],
  ['problem-', { icon: screenIcons.chat, href: routePath('complaints') }],
  ['staff', { icon: screenIcons.chat, href: routePath('complaints') }],
  ['session-', { icon: 'lock', href: routePath('me') }],
  ['new-device', { icon: 'lock', href: routePath('me') }],
  ['passkey-', { icon: 'lock', href: routePath('me') }],
  ['document-copy', { icon: 'mail', href: routePath('orders') }],
  ['document-', { icon: screenIcons.idCard, href: routePath('certification') }],
  ['export-', { icon: screenIcons.save, href: routePath('privacyChoices') }],
  ['bureau-', { icon: 'info', href: routePath('complaints') }],
  ['call-', { icon: 'phone', href: routePath('home') }],
  ['reminder', { icon: screenIcons.calendar, href: routePath('home') }],
  ['late-', { icon: screenIcons.calendar, href: routePath('home') }],
  ['promise-', { icon: screenIcons.calendar, href: routePath('home') }],
  ['loan-', { icon: screenIcons.calendarMove, href: routePath('home') }],
  ['hardship', { icon: screenIcons.calendarMove, href: routePath('home') }],
  ['collection', { icon: screenIcons.calendar, href: routePath('home') }],
];

/** What it is about by its kind; a code leads nowhere, for it was used where it was typed. */
export function subjectOf({ kind, about }: Pick<Message, 'kind' | 'about'>): Subject {
  const ofKind = kind.endsWith('-code')
    ? ({ icon: 'lock', href: undefined } as const)
    : (subjects.find(([start]) => kind.startsWith(start))?.[1] ?? { icon: 'mail', href: undefined });
  if (about === null) return ofKind;
  const hrefs = {
    order: () => routePath('loanDetail', { orderId: about.id }),
    signed: () => routePath('loanDetail', { orderId: about.id, view: 'signed' }),
    arrived: () => routePath('loanDetail', { orderId: about.id, view: 'arrived' }),
    settled: () => routePath('loanDetail', { orderId: about.id, view: 'settled' }),
    payment: () => routePath('paymentInstructions', { paymentId: about.id }),
    complaint: () => routePath('complaintPage', { reportId: about.id }),
  };
  return { ...ofKind, href: hrefs[about.is]() };
}

type Props = { readonly message: Message; readonly timeZone: string; readonly isToday: boolean };

/** One message, whole; the row leads to what it is about. */
export function MessageRow({ message, timeZone, isToday }: Props) {
  const words = useWords();
  const say = inboxWords.useSay();
  const { channel, title, body, sentAt, isRead } = message;
  const { icon, href } = subjectOf(message);
  const when = isToday ? momentParts(sentAt, timeZone).time : soonText(words, sentAt, timeZone);
  return (
    <li>
      <Row href={href}>
        <span className={isRead ? 'i-icon' : 'i-icon i-unread'}>
          <Icon name={icon} />
        </span>
        <span className="i-text">
          <span className="i-title">
            {!isRead && <span className="c-unseen">{say('unread')}: </span>}
            {title}
          </span>
          <span className="i-body">{body}</span>
          <span className="i-when">
            <time dateTime={sentAt}>{when}</time> · {say(channel)}
          </span>
        </span>
        {href !== undefined && <Icon name="chevron-right" />}
      </Row>
    </li>
  );
}

function Row({ href, children }: { readonly href: string | undefined; readonly children: ReactNode }) {
  if (href === undefined) return <div className="i-row">{children}</div>;
  return (
    <a className="i-row" href={href}>
      {children}
    </a>
  );
}
