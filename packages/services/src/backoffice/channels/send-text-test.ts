import { nameOfLanguage } from '@candor/i18n';
import type { Language } from '@candor/markets';
import {
  checkWords,
  seeWords,
  type TextScope,
  type WordsByLanguage,
} from '../../customers/templates/check-words.ts';
import { textSubject } from '../../customers/templates/change-text.ts';
import { shippedText, templateEntry } from '../../customers/templates/template-table.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { GatewayDown } from '../../kernel/message-ports/message-ports.ts';
import { permit, takeAll } from '../../kernel/rate-limits/limits.ts';

export type TextTest = TextScope & {
  readonly language: Language;
  readonly words: WordsByLanguage;
  /** Whoever asks, at the address that they log in with: there is no other that a test goes to. */
  readonly staff: { readonly staffId: string; readonly email: string };
  readonly requestId: string;
};

type TextTested =
  | { readonly is: 'not-there' | 'unfit' }
  | { readonly is: 'too-many'; readonly waitSeconds: number }
  | { readonly is: 'tried'; readonly isSent: boolean; readonly sentTo: string; readonly words: string };

const channelNames = { sms: 'SMS', push: 'Push', inbox: 'In-app' } as const;

/**
 * Sends a text to whoever words it, filled with sample values and marked as a test. No borrower has anything
 * to do with it: it is in no inbox, counts as nobody's contact, and the codes and links in it open nothing.
 */
export async function sendTextTest(parts: LendingDeps, asked: TextTest): Promise<TextTested> {
  const { database, seal, ports, now, newId } = parts;
  const { market, template, channel, language, words, staff, requestId } = asked;
  const scope = { market, template, channel };
  // A program has no mailbox.
  if (!shippedText(template, channel) || staff.email === '') return { is: 'not-there' };
  const seen = seeWords(parts, scope, words).find((each) => each.language === language);
  if (!seen) return { is: 'not-there' };
  if (checkWords(parts, scope, words).some((fault) => fault.language === language)) return { is: 'unfit' };
  const waitSeconds = await takeAll(database, [permit(seal, 'textTestByStaff', staff.staffId)], now());
  if (waitSeconds > 0) return { is: 'too-many', waitSeconds };
  const what = `${templateEntry(template).name}, ${channelNames[channel]}, ${nameOfLanguage(language)}`;
  const mail = {
    id: newId(),
    market,
    to: staff.email,
    title: `TEST: ${what}`,
    text: `This is a test with sample values. No borrower was sent it.\n\n${seen.title === null ? '' : `${seen.title}\n\n`}${seen.body}`,
  };
  const outcome = await tryMail(ports.email && (() => ports.email?.(mail)));
  await runCommand(database, noteTextTest, {
    input: { ...scope, language, notSent: outcome },
    actor: { kind: 'staff', id: staff.staffId },
    requestId,
    now: now(),
  });
  return {
    is: 'tried',
    isSent: outcome === null,
    sentTo: staff.email,
    words: outcome ?? `Sent to ${staff.email}, marked as a test.`,
  };
}

/** Null: it was taken; else why not. */
async function tryMail(send: (() => Promise<string> | undefined) | null): Promise<string | null> {
  if (send === null) return 'No e-mail channel is set: see EMAIL_GATEWAY.';
  try {
    return (await send()) === 'taken' ? null : 'The mail server knows no such mailbox.';
  } catch (error) {
    if (error instanceof GatewayDown) return 'The mail server did not take it. Try again later.';
    throw error;
  }
}

type NoteTextTest = TextScope & { readonly language: Language; readonly notSent: string | null };

/** Who tested which text, and whether it left. What it said was nobody's. */
const noteTextTest: Command<NoteTextTest, null> = {
  name: 'template.test',
  subject: (input) => textSubject(input),
  async decide(_tx, { market, channel, language, notSent }) {
    return { output: null, facts: { market, channel, language, ...(notSent !== null && { notSent }) } };
  },
};
