import type { MarketId } from '@candor/markets';
import {
  choosablePurposes,
  firstWays,
  messageWays,
  type ChoosablePurpose,
  type FirstWay,
} from '@candor/markets/messages';
import { lockBorrower } from '@candor/store/borrowers';
import type { Database, ReadTx } from '@candor/store/database';
import { listMessageChoices, saveMessageChoice } from '@candor/store/messages';
import { latestConsents, listPushTokens } from '@candor/store/privacy';
import { webPushPlatform } from '../devices/keep-upload.ts';
import { statedMailOf, type StatedMail } from '../mail/mail-address.ts';
import type { Command } from '../../kernel/commands/command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';

type Parts = Pick<IdentityDeps, 'seal' | 'ports'>;

type WhyNot = 'no-device' | 'no-address' | 'not-confirmed' | 'not-offered' | 'no-consent';

/** How somebody is told of one purpose, and how they could be. */
export type PurposeWays = {
  readonly purpose: ChoosablePurpose;
  /** The first that reaches them, of what they chose or what is usual, and of what follows. */
  readonly way: FirstWay;
  readonly isChosen: boolean;
  /** What follows when that does not arrive; after it, the inbox has it. */
  readonly next: readonly FirstWay[];
  readonly ways: readonly { readonly way: FirstWay; readonly whyNot: WhyNot | null }[];
};

/** What a borrower chose, purpose by purpose, and what they may choose: one read for whoever shows it. */
export function readMessageWays(
  database: Database,
  parts: Parts,
  { borrowerId, market }: { readonly borrowerId: string; readonly market: MarketId },
): Promise<PurposeWays[]> {
  return database.read((tx) => waysIn(tx, parts, { borrowerId, market }));
}

async function waysIn(
  tx: ReadTx,
  parts: Parts,
  { borrowerId, market }: { readonly borrowerId: string; readonly market: MarketId },
): Promise<PurposeWays[]> {
  const choices = await listMessageChoices(tx, borrowerId);
  const against = await whatIsMissing(tx, parts, borrowerId);
  const consents = await latestConsents(tx, borrowerId);
  const wantsOffers = consents.some(({ purpose, isGiven }) => purpose === 'offers' && isGiven);
  return choosablePurposes.map((purpose) => {
    const { standard, next } = messageWays[market][purpose];
    const chosen = choices.find((choice) => choice.purpose === purpose)?.way;
    const wanted = chosen ?? standard;
    // What can't reach them now is not how they are told, whatever was chosen or is usual.
    const way = [wanted, ...next[wanted]].find((each) => against[each] === null) ?? 'sms';
    const isOff = purpose === 'offers' && !wantsOffers;
    return {
      purpose,
      way,
      isChosen: chosen !== undefined,
      next: next[way],
      ways: firstWays.map((each) => ({ way: each, whyNot: isOff ? 'no-consent' : against[each] })),
    };
  });
}

/** Why a way can't be chosen now; null of one that can. A text always can: the number is the account. */
async function whatIsMissing(
  tx: ReadTx,
  { seal, ports }: Parts,
  borrowerId: string,
): Promise<Readonly<Record<FirstWay, WhyNot | null>>> {
  const tokens = await listPushTokens(tx, borrowerId);
  const reached = tokens.some(({ platform }) =>
    platform === webPushPlatform ? ports.webPush !== null : ports.push !== null,
  );
  const offersPush = ports.push !== null || ports.webPush !== null;
  const mail = await statedMailOf(tx, seal, borrowerId);
  return {
    push: reached ? null : offersPush ? 'no-device' : 'not-offered',
    sms: null,
    email: ports.email === null ? 'not-offered' : whatMailLacks(mail),
  };
}

function whatMailLacks(mail: StatedMail | null): WhyNot | null {
  if (mail === null) return 'no-address';
  return mail.isConfirmed ? null : 'not-confirmed';
}

export type ChooseWay = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly purpose: ChoosablePurpose;
  readonly way: FirstWay;
};

/**
 * Chooses how a borrower hears first of one purpose: by nothing that can't reach them, and by nothing at all
 * of offers that they did not agree to. What the law or safety demands is no purpose to choose for.
 */
export const chooseWay = (
  parts: Parts,
): Command<ChooseWay, null, 'consent_missing' | 'message_way_unavailable'> => ({
  name: 'message.choose-way',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, { borrowerId, market, purpose, way }, { now }) {
    // Locked, so that an account that goes takes the choice with it.
    if (!(await lockBorrower(tx, borrowerId))) return { refused: 'consent_missing', facts: { purpose } };
    const all = await waysIn(tx, parts, { borrowerId, market });
    const before = all.find((each) => each.purpose === purpose);
    const whyNot = before?.ways.find((each) => each.way === way)?.whyNot ?? null;
    if (whyNot === 'no-consent') return { refused: 'consent_missing', facts: { purpose } };
    if (whyNot !== null) return { refused: 'message_way_unavailable', facts: { purpose, way, why: whyNot } };
    await saveMessageChoice(tx, borrowerId, { purpose, way, at: now });
    return { output: null, facts: { purpose, way } };
  },
});
