import { sandboxPage } from '@candor/adapters/channels';
import { routePath } from '@candor/contract/routes';
import { marketIds, marketMoney, type MarketId } from '@candor/markets';
import type { LendingDeps } from '@candor/services/kernel';
import { debitActs, mandateActs, type SandboxAccount } from '@candor/services/kernel/mandate-ports';
import type { CollectChannel } from '@candor/services/kernel/ports';
import { findApplicationOfLoan } from '@candor/store/loans';
import { findMandate } from '@candor/store/mandates';
import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import { callBackAsChannel } from './call-back-as-channel.ts';
import { answerComplaint } from '../http/answer-problem.ts';
import { FormBody } from '../http/body-parsers.ts';
import { settleReply } from '../http/settle-reply.ts';
import { contentPolicyOf } from '../pages/page-security.ts';
import { sandboxAutopayPage } from './sandbox-autopay-page.ts';

type Keeper = {
  readonly market: MarketId;
  readonly channel: CollectChannel;
  readonly account: SandboxAccount;
};

type Params = { readonly Params: { readonly id: string } };

/**
 * The bank's and the wallet's side of autopay, in the sandbox alone: a page on which a payer allows a mandate
 * or not, and by the same form whatever else may happen to it, or to a debit by its payment's id.
 */
export function sandboxAutopayPlugin(
  borrowing: Pick<LendingDeps, 'database' | 'now' | 'collectChannels'>,
): FastifyPluginCallback {
  const keepers: readonly Keeper[] = marketIds.flatMap((market) =>
    borrowing.collectChannels[market].flatMap((channel) => {
      const account = channel.mandates?.account;
      return account ? [{ market, channel, account }] : [];
    }),
  );
  const pageOf = async (id: string): Promise<string | null> => {
    for (const { market, account } of keepers) {
      const mandate = await account.look(id);
      const most = mandate && marketMoney(market, mandate.most);
      if (mandate && most) return sandboxAutopayPage({ ...mandate, most, back: await backTo(borrowing, id) });
    }
    return null;
  };
  const happens = async (id: string, asked: unknown): Promise<boolean> => {
    const act = [...mandateActs, ...debitActs].find((each) => each === asked);
    if (act === undefined) return false;
    for (const { market, channel, account } of keepers) {
      const callbacks = await account.act(id, act);
      for (const came of callbacks ?? []) await callBackAsChannel(borrowing, { market, channel, came });
      if (callbacks) return true;
    }
    return false;
  };
  return (app, _options, done) => {
    app.get<Params>(sandboxPage(':id'), ({ params }, reply) =>
      settleReply(reply, pageOf(params.id), (html) =>
        html === null ? answerComplaint(reply, 'not_found') : send(reply, html),
      ),
    );
    app.post<Params>(sandboxPage(':id'), ({ params, body }, reply) => {
      const asked = body instanceof FormBody ? body.fields['act'] : undefined;
      settleReply(reply, happens(params.id, asked), (isDone) => {
        if (isDone) reply.redirect(sandboxPage(encodeURIComponent(params.id)), 303);
        else answerComplaint(reply, 'not_found');
      });
    });
    done();
  };
}

/** The loan's own page of autopay, as a payer's bank would lead back to it. */
function backTo({ database }: Pick<LendingDeps, 'database'>, mandateId: string): Promise<string> {
  return database.read(async (tx) => {
    const mandate = await findMandate(tx, mandateId);
    const loanId = mandate && (await findApplicationOfLoan(tx, mandate.loanId));
    return loanId === undefined ? routePath('orders') : routePath('autopay', { loanId });
  });
}

function send(reply: FastifyReply, html: string): void {
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header(
      'content-security-policy',
      contentPolicyOf(html, {}).replace("form-action 'none'", "form-action 'self'"),
    )
    .header('cache-control', 'no-store')
    .send(html);
}
