import { nameOfLanguage } from '@candor/i18n';
import { isLanguage, isMarketId, markets, type Language } from '@candor/markets';
import type { SmsLength } from '@candor/domain/message-text';
import type { ReadTx } from '@candor/store/database';
import type { ActCheck, ActTerm, ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import {
  lastLineOf,
  seeWords,
  shippedWords,
  type TextScope,
  type TextSeen,
  type WordsByLanguage,
} from './check-words.ts';
import { saveText } from './save-text.ts';
import { isTemplateKey, shippedText, templateEntry, type TemplateChannel } from './template-table.ts';
import type { TextLender } from './template-values.ts';
import { isRegistered, textVersions } from './text-versions.ts';

/** What a new version is made with. `words` is the text in every language, as JSON. */
export type TextChange = {
  readonly market: string;
  readonly template: string;
  readonly channel: string;
  /** The newest version when the draft was begun. */
  readonly basedOn: number;
  readonly words: string;
};

export const textSubject = ({ market, template, channel }: Omit<TextChange, 'basedOn' | 'words'>): string =>
  `message-template:${market}:${template}:${channel}`;

const templateChannelNames: Readonly<Record<TemplateChannel, string>> = {
  sms: 'SMS',
  push: 'Push',
  inbox: 'In-app',
};

/** What borrowers read takes two people: one who words it, and one who has read it in every language. */
export const changeText = {
  key: 'template.change',
  name: 'Change a message template',
  asks: 'template.change',
  decides: 'setup.approve',
  isOneAtATime: true,

  async line(tx, change) {
    const { scope, words, before } = await read(tx, change);
    const changed = changedLanguages(before, words);
    return {
      about: `${nameOfText(scope)} · ${markets[scope.market].countryName}`,
      size: changed.map(nameOfLanguage).join(', '),
      place: { section: 'templates', id: `${scope.template}.${scope.channel}` },
    };
  },

  async preview(tx, change, { parts }) {
    const { scope, words, before } = await read(tx, change);
    const saved = await saveText(tx, parts, scope, { basedOn: change.basedOn, words });
    if ('refused' in saved) return saved;
    return {
      title: `Word “${nameOfText(scope)}” otherwise in ${markets[scope.market].countryName}?`,
      commits: `Save version ${saved.version}`,
      figures: [],
      terms: termsOf(parts, scope, { before, words }),
      checks: checksOf(parts, scope, change.basedOn, changedLanguages(before, words)),
      postings: [],
      sent: null,
    };
  },

  async carryOut(tx, change, { parts }) {
    const { scope, words } = await read(tx, change);
    const saved = await saveText(tx, parts, scope, { basedOn: change.basedOn, words });
    return 'refused' in saved
      ? saved
      : { facts: { version: saved.version, template: scope.template, channel: scope.channel } };
  },
} as const satisfies ApprovableAct<TextChange>;

/** The languages in which two versions differ. */
export function changedLanguages(before: WordsByLanguage, after: WordsByLanguage): Language[] {
  return Object.keys(after)
    .filter(isLanguage)
    .filter((each) => before[each]?.title !== after[each]?.title || before[each]?.body !== after[each]?.body);
}

const nameOfText = ({ template, channel }: Omit<TextScope, 'market'>): string =>
  `${templateEntry(template).name}, ${templateChannelNames[channel]}`;

/** "96 of 160, 1 part" */
function lengthWords({ units, room, encoding, parts }: SmsLength): string {
  const unicode = encoding === 'unicode' ? ', Unicode' : '';
  return `${units} of ${room}${unicode}, ${parts.length} ${parts.length === 1 ? 'part' : 'parts'}`;
}

type Both = { readonly before: WordsByLanguage; readonly words: WordsByLanguage };

/** Old and new of what is edited; of every language how it reads, and how long it gets. */
function termsOf(lender: TextLender, scope: TextScope, { before, words }: Both): ActTerm[] {
  const [was, is] = [seeWords(lender, scope, before), seeWords(lender, scope, words)];
  const changed = new Set(changedLanguages(before, words));
  return is.flatMap((seen): ActTerm[] => {
    const { language } = seen;
    const old = was.find((each) => each.language === language);
    const name = nameOfLanguage(language);
    const [own, other] = [words[language], before[language]];
    const edits = changed.has(language) && own ? editedTerms(name, other, own) : [];
    const lengths = lengthTerms(name, old, seen);
    const reads = { name: `${name} · as received`, before: old?.body ?? '–', after: seen.body };
    return edits.concat(reads, lengths);
  });
}

type Words = WordsByLanguage[string];

function editedTerms(name: string, was: Words | undefined, { title, body }: Words): ActTerm[] {
  const bodies = { name: `${name} · text`, before: was?.body ?? '–', after: body };
  const titles = { name: `${name} · title`, before: was?.title ?? '–', after: title ?? '–' };
  return [titles, bodies].filter((each) => each.before !== each.after);
}

function lengthTerms(name: string, was: TextSeen | undefined, is: TextSeen): ActTerm[] {
  if (!is.length || !is.longestLength) return [];
  const words = (length: SmsLength | null | undefined) => (length ? lengthWords(length) : '–');
  return [
    { name: `${name} · length`, before: words(was?.length), after: words(is.length) },
    { name: `${name} · longest values`, before: words(was?.longestLength), after: words(is.longestLength) },
  ];
}

function checksOf(
  lender: TextLender,
  scope: TextScope,
  basedOn: number,
  changed: readonly Language[],
): ActCheck[] {
  const { smsRegister } = markets[scope.market];
  const waits: ActCheck[] =
    smsRegister && isRegistered(scope)
      ? changed.map((language) => ({
          is: 'look',
          words: `${nameOfLanguage(language)}: new wording needs a ${smsRegister.name} template ID; until it is entered, the version before is sent (v${basedOn} or older)`,
        }))
      : [];
  const line = lastLineOf(scope, lender).trim();
  return [
    { is: 'kept', words: 'Protected words unchanged, in every language' },
    { is: 'kept', words: 'Every variable in every language, and no other' },
    { is: 'kept', words: 'No threat, no third party, no link of its own' },
    ...(scope.channel === 'inbox'
      ? []
      : [{ is: 'kept', words: 'No amount and nothing late where others may read it' } as const]),
    ...(line === '' ? [] : [{ is: 'kept', words: `The code’s line stays under it: ${line}` } as const]),
    ...waits,
  ];
}

/** What was asked for, and what it was based on. */
async function read(tx: ReadTx, change: TextChange) {
  const scope = scopeOf(change);
  const versions = await textVersions(tx, scope);
  const before = versions.find(({ version }) => version === change.basedOn)?.words ?? shippedWords(scope);
  return { scope, before, words: JSON.parse(change.words) as WordsByLanguage };
}

function scopeOf({ market, template, channel }: Omit<TextChange, 'basedOn' | 'words'>): TextScope {
  const way = channel as TemplateChannel;
  if (!isMarketId(market) || !isTemplateKey(template) || !shippedText(template, way))
    throw new Error(`there is no template ${template} by ${channel} in ${market}`);
  return { market, template, channel: way };
}
