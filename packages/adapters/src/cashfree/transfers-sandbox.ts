import type { IncomingMessage } from 'node:http';
import type { DisbursementChannel } from '@candor/services/kernel/ports';
import { parseAmount } from '../channels/parse-amount.ts';
import { openLoopback, type Answer, type Loopback } from '../payouts/loopback-server.ts';
import type { SandboxVendor } from '../payouts/sandbox-vendor.ts';
import { channelId, fieldsOf, textOf } from './ask-cashfree.ts';
import { cashfreeDisbursements, type CashfreePayoutAccount } from './cashfree-disbursements.ts';
import { faultOf, isAllowed, type CashfreeKeys } from './simulated-keys.ts';

/** Speaks Cashfree's transfers on loopback, with the sandbox's vendor behind it. */
export function openCashfreeTransfers(vendor: SandboxVendor, keys: CashfreeKeys): Promise<Loopback> {
  return openLoopback((request, text) => transferAnswer(request, text, { vendor, keys }), vendor);
}

/** The adapter, speaking to a sandbox that opens when it is first needed and keeps no process alive. */
export function disburseInSandbox(
  vendor: SandboxVendor,
  account: Omit<CashfreePayoutAccount, 'baseUrl'>,
): DisbursementChannel {
  let opening: Promise<DisbursementChannel> | undefined;
  const opened = () =>
    (opening ??= openCashfreeTransfers(vendor, account).then(({ url }) =>
      cashfreeDisbursements({ ...account, baseUrl: url }),
    ));
  return {
    name: channelId,
    send: async (payout) => {
      const answer = await (await opened()).send(payout);
      return answer.heard === 'accepted' ? { ...answer, knowsInMs: vendor.momentMs } : answer;
    },
    ask: async (id) => (await opened()).ask(id),
  };
}

type TransferParts = { readonly vendor: SandboxVendor; readonly keys: CashfreeKeys };

async function transferAnswer(
  request: IncomingMessage,
  text: string,
  { vendor, keys }: TransferParts,
): Promise<Answer> {
  if (!isAllowed(request, keys)) return faultOf(403, 'authentication_failed');
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://sandbox');
  if (pathname !== '/transfers') return faultOf(404, 'not_found');
  if (request.method === 'POST') return newTransfer(vendor, text);
  const id = searchParams.get('transfer_id') ?? '';
  const stands = await vendor.status(idOfVendor(id));
  switch (stands.is) {
    case 'mute':
      return 'silence';
    case 'not-known':
      return faultOf(404, 'transfer_id_not_found');
    case 'queued':
      return transferBody(id, stands.reference, ['PENDING', 'SENT_TO_BANK']);
    case 'paid':
      return transferBody(id, stands.reference, ['SUCCESS', 'COMPLETED']);
    case 'failed':
      return transferBody(id, stands.reference, ['FAILED', 'ACCOUNT_BLOCKED']);
  }
}

async function newTransfer(vendor: SandboxVendor, text: string): Promise<Answer> {
  const asked = fieldsOf(JSON.parse(text));
  const id = textOf(asked, 'transfer_id');
  const amount = parseAmount(asked['transfer_amount']);
  const details = fieldsOf(asked['beneficiary_details']);
  const number = textOf(fieldsOf(details['beneficiary_instrument_details']), 'bank_account_number');
  if (!id || !amount || !number) return faultOf(400, 'transfer_amount_invalid');
  // Also one that failed keeps its id.
  const before = await vendor.status(idOfVendor(id));
  if (before.is === 'failed' && !isSecond(id)) return faultOf(409, 'transfer_id_already_exists');
  const verdict = await vendor.post({ id: idOfVendor(id), amount, number });
  if (verdict.did === 'mute') return 'silence';
  if (verdict.did === 'refused') return faultOf(422, 'bank_account_number_invalid');
  if (verdict.did === 'known') return faultOf(409, 'transfer_id_already_exists');
  return transferBody(id, verdict.reference, ['RECEIVED', 'RECEIVED']);
}

function transferBody(id: string, reference: string, [status, code]: readonly [string, string]): Answer {
  return { status: 200, body: { transfer_id: id, cf_transfer_id: reference, status, status_code: code } };
}

/** A disbursement that failed is sent anew under an id of its own. */
const isSecond = (id: string) => id.endsWith('-2');

/** A disbursement has one row, whose outcome a person may choose: its second transfer has it too. */
const idOfVendor = (id: string) => (isSecond(id) ? id.slice(0, -2) : id);
