import type { Calls, RequestOf } from '@candor/contract/client';

export type AgreementRequest = RequestOf<Calls['contract.agreement']>;
type Term = NonNullable<AgreementRequest['term']>;

const day = /^\d{4}-\d\d-\d\d$/;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Which agreement an address names, with what is chosen of an offer; undefined where it names none. */
export function agreementRequest(query: URLSearchParams): AgreementRequest | undefined {
  const loanId = query.get('loanId');
  const id = loanId ?? query.get('orderId') ?? '';
  if (!uuid.test(id)) return undefined;
  const [amount, term] = [Number(query.get('amount')), termOf(query.get('term'))];
  const [accountId, purpose] = [query.get('accountId'), query.get('purpose')];
  const firstDueOn = query.get('firstDueOn');
  return {
    ...(loanId === null ? { orderId: id } : { loanId: id }),
    ...(Number.isSafeInteger(amount) && amount > 0 && { amount }),
    ...(term && { term }),
    ...(firstDueOn !== null && day.test(firstDueOn) && { firstDueOn }),
    ...(accountId !== null && { accountId }),
    ...(purpose !== null && { purpose }),
  };
}

/** What it means is for the server to judge; here it only has to be readable. */
function termOf(text: string | null): Term | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Term);
  } catch {
    return undefined;
  }
}
