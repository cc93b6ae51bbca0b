import { handInStep, readKycProgress, readStep, saveDraft } from '@candor/services/customers/kyc';
import type { MarketId } from '@candor/markets';
import type { FormStep, StepFault, StepValue } from '@candor/markets/certification';
import type { CallContext } from '../http/handler.ts';
import { stepFieldFaults } from './certification-words.ts';
import { languageOf, type CallHandlers, type HandlerParts } from './handler-parts.ts';

type Context = Pick<CallContext, 'requestId' | 'facts'> & {
  readonly session: { readonly borrowerId: string };
  readonly market: MarketId;
};

type Wanted = { readonly amount?: number | undefined };
type Saved = Wanted & { readonly values: readonly StepValue[] };

/** A4, but for the payout accounts: what a borrower gives, step by step. */
export function certificationHandlers(
  parts: HandlerParts,
): CallHandlers<
  | 'certification.list'
  | 'certification.base'
  | 'certification.base-save'
  | 'certification.personal'
  | 'certification.personal-save'
  | 'certification.job'
  | 'certification.job-save'
  | 'certification.ext'
  | 'certification.ext-save'
  | 'certification.draft-save'
> {
  const { database, seal, now } = parts.identity;
  const read = (step: FormStep) => (input: Wanted, context: Context) =>
    stepFor(parts, step, amountOf(input), context);
  const save = (step: FormStep) => (input: Saved, context: Context) => savedStep(parts, step, input, context);
  return {
    'certification.list': async (input, { session: { borrowerId }, market, facts }) => {
      const amount = amountOf(input);
      const whose = { borrowerId, market, language: languageOf(facts, market), amount };
      return readKycProgress(database, seal, whose);
    },
    'certification.base': read('base'),
    'certification.base-save': save('base'),
    'certification.personal': read('personal'),
    'certification.personal-save': save('personal'),
    'certification.job': read('job'),
    'certification.job-save': save('job'),
    'certification.ext': read('ext'),
    'certification.ext-save': save('ext'),
    'certification.draft-save': async (
      { step, values, mark = null },
      { session: { borrowerId }, market },
    ) => {
      const at = now();
      await saveDraft(database, seal, { borrowerId, market, step, values, mark }, at);
      return { keptAt: at.toISOString() };
    },
  };
}

/** Of who has not chosen yet the least is asked; applying looks at what is applied for. */
const amountOf = ({ amount = 0 }: Wanted): bigint => BigInt(amount);

function stepFor(
  { identity }: HandlerParts,
  step: FormStep,
  amount: bigint,
  { session, market, facts }: Context,
) {
  const language = languageOf(facts, market);
  const sendsMail = identity.ports.email !== null;
  const which = { borrowerId: session.borrowerId, market, step, language, amount, sendsMail };
  return readStep(identity.database, identity.seal, which);
}

async function savedStep(parts: HandlerParts, step: FormStep, saved: Saved, context: Context) {
  const { session, market, facts, requestId } = context;
  const { values } = saved;
  const amount = amountOf(saved);
  const input = { borrowerId: session.borrowerId, market, step, values, amount };
  const answer = await handInStep(parts.identity, input, requestId);
  if (answer.kind === 'done') return stepFor(parts, step, amount, context);
  if (answer.kind === 'too-many-documents')
    return { refused: 'too_many_requests' as const, retryAfterSeconds: answer.waitSeconds };
  if (answer.kind !== 'refused') throw new Error(`a step was answered with ${answer.kind}`);
  const { refused, facts: found = {} } = answer.refusal;
  const faults = (found['faults'] ?? []) as unknown as readonly StepFault[];
  const isElsewhere = refused === 'document_belongs_to_another_account';
  const elsewhere = { field: String(found['field']), index: null, fault: 'document-elsewhere' } as const;
  const fields = stepFieldFaults(
    { market, language: languageOf(facts, market), values },
    isElsewhere ? [elsewhere] : faults,
  );
  return { refused, ...(fields.length > 0 && { fields }) };
}
