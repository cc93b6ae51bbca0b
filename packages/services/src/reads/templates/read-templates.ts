import { nameOfLanguage } from '@candor/i18n';
import { markets, type Language, type MarketId } from '@candor/markets';
import { listSubjectsAsked } from '@candor/store/approvals';
import {
  countSentBy,
  listRegistrations,
  newestTemplates,
  type TextRegistration,
} from '@candor/store/message-templates';
import type { Database } from '@candor/store/database';
import { textSubject } from '../../customers/templates/change-text.ts';
import {
  checkWords,
  lastLineOf,
  seeWords,
  shippedOf,
  variablesOf,
  type TextFault,
  type TextScope,
  type TextSeen,
  type WordsByLanguage,
} from '../../customers/templates/check-words.ts';
import {
  protectedWords,
  shippedText,
  templateEntry,
  templateKeys,
  type TemplateChannel,
  type TemplateKey,
  type TemplateWords,
} from '../../customers/templates/template-table.ts';
import { unregisteredTexts } from '../../customers/templates/unregistered-texts.ts';
import { variableWords, type TextLender } from '../../customers/templates/template-values.ts';
import { textVersions, versionInForce } from '../../customers/templates/text-versions.ts';

const dayMs = 86_400_000;
const countedDays = 30;

export type TemplateLine = {
  readonly template: TemplateKey;
  readonly group: string;
  readonly name: string;
  readonly channels: readonly TemplateChannel[];
  /** 1: as it is shipped. */
  readonly newest: number;
  readonly waitsForApproval: boolean;
  /** In which languages its SMS is sent without the ID that networks ask for. */
  readonly unregistered: readonly string[];
};

const channelsOf = (template: TemplateKey) => Object.keys(templateEntry(template).texts) as TemplateChannel[];

/** Every text of a market by what it is for, and which of them the lender has changed. */
export function readTemplates(database: Database, market: MarketId): Promise<TemplateLine[]> {
  return database.read(async (tx) => {
    const newest = await newestTemplates(tx, market);
    const subjectOf = (template: TemplateKey, channel: TemplateChannel) =>
      textSubject({ market, template, channel });
    const subjects = templateKeys.flatMap((each) => channelsOf(each).map((way) => subjectOf(each, way)));
    const asked = await listSubjectsAsked(tx, subjects);
    const unregistered = await unregisteredTexts(tx, market);
    return templateKeys.map((template) => {
      const { group, name } = templateEntry(template);
      const channels = channelsOf(template);
      const versions = newest.filter((each) => each.template === template).map(({ version }) => version);
      return {
        template,
        group,
        name,
        channels,
        newest: Math.max(1, ...versions),
        waitsForApproval: channels.some((way) => asked.has(subjectOf(template, way))),
        unregistered: unregistered
          .filter((each) => each.template === template)
          .map(({ language }) => nameOfLanguage(language)),
      };
    });
  });
}

type SpokenTemplate = TemplateWords & {
  readonly language: Language;
  readonly name: string;
  /** The version that is sent in this language. */
  readonly inForce: number;
  /** What may not be changed, as it is written in this language. */
  readonly protected: readonly string[];
  readonly registered: { readonly sender: string; readonly number: string } | null;
  readonly variables: readonly { readonly name: string; readonly sample: string; readonly longest: string }[];
};

export type TemplateFile = {
  readonly group: string;
  readonly name: string;
  readonly channels: readonly TemplateChannel[];
  readonly version: number;
  readonly newest: number;
  readonly versions: readonly {
    readonly version: number;
    readonly savedAt: Date | null;
    /** `waits`: in some language it has no number of the register yet. */
    readonly standing: 'in-force' | 'waits' | 'past';
  }[];
  readonly languages: readonly SpokenTemplate[];
  readonly variables: readonly { readonly name: string; readonly standsFor: string }[];
  /** What stands under it when it is sent; empty: nothing. */
  readonly lastLine: string;
  readonly register: {
    readonly name: string;
    readonly senderSays: string;
    readonly numberSays: string;
  } | null;
  /** SMS and push notices by this text in the last thirty days; null: of an inbox text it is not counted. */
  readonly sent: number | null;
  readonly waitsForApproval: boolean;
  readonly lender: string;
};

/** One version of a text in each language, with all that somebody needs who words the next. */
export function readTemplate(
  database: Database,
  lender: TextLender,
  scope: TextScope,
  { version: asked, now }: { readonly version?: number; readonly now: Date },
): Promise<TemplateFile | undefined> {
  const { market, template, channel } = scope;
  const shipped = shippedText(template, channel);
  if (!shipped) return Promise.resolve(undefined);
  return database.read(async (tx) => {
    const versions = await textVersions(tx, scope);
    const newest = versions[0]?.version ?? 1;
    const chosen = versions.find(({ version }) => version === (asked ?? newest));
    if (!chosen) return undefined;
    const registered = await listRegistrations(tx, scope);
    const stand = { versions, registered };
    const { languages, smsRegister } = markets[market];
    const inForce = languages.map((language) => versionInForce(scope, language, stand));
    const names = variablesOf(scope);
    const [first = 'en'] = languages;
    const { group, name } = templateEntry(template);
    const subject = textSubject(scope);
    const since = new Date(now.getTime() - countedDays * dayMs);
    return {
      group,
      name,
      channels: channelsOf(template),
      version: chosen.version,
      newest,
      versions: versions.map(({ version, savedAt }) => ({
        version,
        savedAt,
        standing: !inForce.includes(version)
          ? version > Math.max(...inForce)
            ? 'waits'
            : 'past'
          : 'in-force',
      })),
      languages: languages.map((language, place) => ({
        language,
        name: nameOfLanguage(language),
        title: (chosen.words[language] ?? shipped.words(language)).title,
        body: (chosen.words[language] ?? shipped.words(language)).body,
        inForce: inForce[place] ?? 1,
        protected: protectedWords(shippedOf(scope), language),
        registered: numberOf(registered, chosen.version, language),
        variables: variableWords({ ...lender, market, language }, names).map((each) => ({
          name: each.name,
          sample: each.sample,
          longest: each.longest,
        })),
      })),
      variables: variableWords({ ...lender, market, language: first }, names).map((each) => ({
        name: each.name,
        standsFor: each.standsFor,
      })),
      lastLine: lastLineOf(scope, lender).trim(),
      register:
        smsRegister && channel === 'sms'
          ? {
              name: smsRegister.name,
              senderSays: smsRegister.senderSays,
              numberSays: smsRegister.numberSays,
            }
          : null,
      sent: channel === 'inbox' ? null : await countSentBy(tx, scope, since),
      waitsForApproval: (await listSubjectsAsked(tx, [subject])).has(subject),
      lender: lender.lenderIn(market),
    };
  });
}

function numberOf(registered: readonly TextRegistration[], version: number, language: Language) {
  const own = registered.find((each) => each.version === version && each.language === language);
  return own ? { sender: own.sender, number: own.number } : null;
}

export type TriedText = { readonly faults: readonly TextFault[]; readonly seen: readonly TextSeen[] };

/** A draft against every rule, and as it reads. Nothing is kept, and nothing is read but the draft. */
export function tryText(lender: TextLender, scope: TextScope, words: WordsByLanguage): TriedText | undefined {
  if (!shippedText(scope.template, scope.channel)) return undefined;
  return { faults: checkWords(lender, scope, words), seen: seeWords(lender, scope, words) };
}
