import type { SmsLength } from '@candor/domain/message-text';
import { markets, type Language, type MarketId } from '@candor/markets';
import { askTextChange } from '@candor/services/approvals';
import {
  isTemplateKey,
  registerText,
  type TemplateChannel,
  type TemplateKey,
} from '@candor/services/customers/templates';
import { sendTextTest } from '@candor/services/backoffice/channels';
import { runCommand } from '@candor/services/kernel/commands';
import {
  readTemplate,
  readTemplates,
  tryText,
  type TemplateFile,
  type TemplateLine,
} from '@candor/services/reads/templates';
import type { CallHandlers, HandlerParts } from '../../handler-parts.ts';
import { keyRefused } from '../../key-refused.ts';

type TemplateCalls = CallHandlers<
  | 'console.templates'
  | 'console.template'
  | 'console.template-try'
  | 'console.template-ask'
  | 'console.template-register'
  | 'console.template-test'
>;

type Asked = { readonly market: MarketId; readonly template: string; readonly channel: TemplateChannel };

/** A text that there is, in a market that is offered; undefined where there is none. */
function scopeOf({ market, template, channel }: Asked) {
  return isTemplateKey(template) ? { market, template, channel } : undefined;
}

type Spoken = { readonly language: Language; readonly title: string | null; readonly body: string };

/** The languages of the market alone: nobody is written to in others by an edited text. */
function wordsOf({ market, channel }: Omit<Asked, 'template'>, spoken: readonly Spoken[]) {
  const offered: readonly Language[] = markets[market].languages;
  return Object.fromEntries(
    spoken
      .filter(({ language }) => offered.includes(language))
      .map(({ language, title, body }) => [
        language,
        { title: channel === 'inbox' ? (title ?? '').trim() : null, body: body.trim() },
      ]),
  );
}

const faultsOf = (facts: unknown): string => {
  const { faults = [] } = (facts ?? {}) as { faults?: readonly string[] };
  return faults.join(' ');
};

/** A15.980–A15.985: what borrowers are written to with, and asking for other words. */
export function consoleTemplateHandlers({ borrowing, offered }: HandlerParts): TemplateCalls {
  const { database, now } = borrowing;
  return {
    'console.templates': async ({ market }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const lines = await readTemplates(database, market);
      return { register: markets[market].smsRegister?.name ?? null, templates: lines.map(lineAnswer) };
    },

    'console.template': async (asked) => {
      if (!offered.includes(asked.market)) return { refused: 'market_not_offered' };
      const scope = scopeOf(asked);
      const { version } = asked;
      const wish = { now: now(), ...(version !== undefined && { version }) };
      const file = scope && (await readTemplate(database, borrowing, scope, wish));
      return file && scope ? fileAnswer(scope, file) : { refused: 'not_found' };
    },

    'console.template-try': async ({ words, ...asked }) => {
      if (!offered.includes(asked.market)) return { refused: 'market_not_offered' };
      const scope = scopeOf(asked);
      const tried = scope && tryText(borrowing, scope, wordsOf(asked, words));
      if (!tried) return { refused: 'not_found' };
      return {
        faults: [...tried.faults],
        seen: tried.seen.map(({ language, title, body, longest, length, longestLength }) => ({
          language,
          title,
          body,
          longest,
          length: lengthAnswer(length),
          longestLength: lengthAnswer(longestLength),
        })),
      };
    },

    'console.template-test': async ({ language, words, ...asked }, { staff, requestId }) => {
      if (!offered.includes(asked.market)) return { refused: 'market_not_offered' };
      const scope = scopeOf(asked);
      if (!scope) return { refused: 'not_found' };
      const test = { ...scope, language, words: wordsOf(asked, words), staff, requestId };
      const tested = await sendTextTest(borrowing, test);
      if (tested.is === 'too-many')
        return { refused: 'too_many_requests', retryAfterSeconds: tested.waitSeconds };
      if (tested.is !== 'tried')
        return { refused: tested.is === 'unfit' ? 'template_is_unfit' : 'not_found' };
      const { isSent, sentTo, words: said } = tested;
      return { isSent, sentTo, words: said };
    },

    'console.template-ask': async (
      { words, basedOn, reason, ...asked },
      { staff: { staffId }, requestId, idempotencyKey },
    ) => {
      if (!offered.includes(asked.market)) return { refused: 'market_not_offered' };
      const scope = scopeOf(asked);
      const own = wordsOf(asked, words);
      if (!scope || !tryText(borrowing, scope, own)) return { refused: 'not_found' };
      const answer = await runCommand(database, askTextChange(borrowing), {
        input: { ...scope, basedOn, words: own, reason },
        actor: { kind: 'staff', id: staffId },
        idempotencyKey,
        requestId,
        now: now(),
      });
      if (answer.kind === 'done') return { approvalId: answer.output.requestId };
      if (answer.kind !== 'refused') return keyRefused(answer.kind);
      const { refused, facts } = answer.refusal;
      if (refused === 'reason_is_missing') throw new Error('a reason is asked for by the declaration');
      return refused === 'template_is_unfit' ? { refused, detail: faultsOf(facts) } : { refused };
    },

    'console.template-register': async (
      { version, language, sender, number, ...asked },
      { staff: { staffId }, requestId, idempotencyKey },
    ) => {
      if (!offered.includes(asked.market)) return { refused: 'market_not_offered' };
      const scope = scopeOf({ ...asked, channel: 'sms' });
      if (!scope || !tryText(borrowing, scope, {})) return { refused: 'not_found' };
      const entered = { version, language, sender: sender.trim(), number: number.replaceAll(/\s/gu, '') };
      const answer = await runCommand(database, registerText, {
        input: { ...scope, ...entered },
        actor: { kind: 'staff', id: staffId },
        idempotencyKey,
        requestId,
        now: now(),
      });
      if (answer.kind === 'done') return {};
      if (answer.kind !== 'refused') return keyRefused(answer.kind);
      const { refused, facts } = answer.refusal;
      if (refused === 'text_is_unknown') return { refused: 'not_found' };
      return refused === 'registration_is_malformed' ? { refused, detail: faultsOf(facts) } : { refused };
    },
  };
}

const lineAnswer = ({ channels, unregistered, ...line }: TemplateLine) => ({
  ...line,
  channels: [...channels],
  unregistered: [...unregistered],
});

const lengthAnswer = (length: SmsLength | null) =>
  length && {
    encoding: length.encoding,
    units: length.units,
    room: length.room,
    parts: [...length.parts],
  };

function fileAnswer(
  { template, channel }: { readonly template: TemplateKey; readonly channel: TemplateChannel },
  file: TemplateFile,
) {
  return {
    ...file,
    template,
    channel,
    channels: [...file.channels],
    versions: file.versions.map(({ version, savedAt, standing }) => ({
      version,
      savedAt: savedAt?.toISOString() ?? null,
      standing,
    })),
    languages: file.languages.map((each) => ({
      language: each.language,
      name: each.name,
      title: each.title,
      body: each.body,
      inForce: each.inForce,
      registered: each.registered,
      protected: [...each.protected],
      variables: [...each.variables],
    })),
    variables: [...file.variables],
  };
}
