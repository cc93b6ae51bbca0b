import { calls, pathsOf, type Call } from '@candor/contract';
import type { FastifyPluginCallback } from 'fastify';
import { describe, expect, it } from 'vitest';
import { shelf, testApp } from './testing/test-app.ts';

const every: Call[] = Object.values(calls);

const mounting =
  (url: string): FastifyPluginCallback =>
  (app, _options, done) => {
    app.get(url, () => Promise.resolve('mounted'));
    done();
  };

describe('the census', () => {
  it('A0 · lists every call with who may make it, and where', () => {
    const rows = every.map((call) => {
      const paths = pathsOf(call).map(({ path }) => path);
      const who = call.permission ? `${call.audience}: ${call.permission}` : call.audience;
      return [call.id, who, call.method, paths.join(' '), call.wireGroup ?? 'plain'].join(' | ');
    });
    expect(`\n${rows.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      A1.1 | anyone | GET | /api/session/login-init /api/session/login-init-yd | login
      A1.2 | anyone | POST | /api/session/sms-code /api/session/sms-code-yd | login
      A1.3 | anyone | POST | /api/session/voice-code /api/session/voice-code-yd | login
      A1.4 | anyone | POST | /api/session/login /api/session/login-yd | login
      A1.5 | borrower | POST | /api/session/logout /api/session/logout-yd | login
      A1.6 | borrower | POST | /api/session/user-delete /api/session/user-delete-yd | login
      A1.7 | anyone | POST | /api/session/shell-exchange /api/session/shell-exchange-yd | login
      A1.8 | borrower | GET | /api/session/list /api/session/list-yd | login
      A1.9 | borrower | POST | /api/session/end /api/session/end-yd | login
      A1.10 | borrower | POST | /api/session/shell-code /api/session/shell-code-yd | login
      A1.11 | borrower | POST | /api/session/step-up-code /api/session/step-up-code-yd | login
      A2.1 | borrower | GET | /api/home/page /api/home/page-yd | loanOrder
      A2.2 | anyone | GET | /api/home/cities /api/home/cities-yd | certification
      A3.1 | borrower | POST | /api/product/apply /api/product/apply-yd | product
      A3.2 | anyone | GET | /api/product/detail /api/product/detail-yd | product
      A3.3 | anyone | GET | /api/product/push /api/product/push-yd | product
      A3.4 | anyone | POST | /api/product/low-rate-point /api/product/low-rate-point-yd | product
      A3.5 | anyone | GET | /api/product/quote /api/product/quote-yd | product
      A4.1 | borrower | GET | /api/certification/list /api/certification/list-yd | certification
      A4.2 | borrower | GET | /api/certification/base /api/certification/base-yd | certification
      A4.3 | borrower | POST | /api/certification/base-save /api/certification/base-save-yd | certification
      A4.4 | borrower | GET | /api/certification/personal /api/certification/personal-yd | certification
      A4.5 | borrower | POST | /api/certification/personal-save /api/certification/personal-save-yd | certification
      A4.6 | borrower | GET | /api/certification/job /api/certification/job-yd | certification
      A4.7 | borrower | POST | /api/certification/job-save /api/certification/job-save-yd | certification
      A4.8 | borrower | GET | /api/certification/ext /api/certification/ext-yd | certification
      A4.9 | borrower | POST | /api/certification/ext-save /api/certification/ext-save-yd | certification
      A4.10 | borrower | GET | /api/certification/bank /api/certification/bank-yd | certification
      A4.11 | borrower | POST | /api/certification/bank-save /api/certification/bank-save-yd | certification
      A4.12 | borrower | GET | /api/certification/bank-find /api/certification/bank-find-yd | certification
      A4.13 | borrower | POST | /api/certification/bank-default /api/certification/bank-default-yd | certification
      A4.14 | borrower | POST | /api/certification/bank-remove /api/certification/bank-remove-yd | certification
      A4.15 | borrower | POST | /api/certification/draft-save /api/certification/draft-save-yd | certification
      A5.1 | borrower | POST | /api/image/upload /api/image/upload-yd | certification
      A5.2 | borrower | GET | /api/image/upload-state /api/image/upload-state-yd | certification
      A5.3 | borrower | GET | /api/image/link /api/image/link-yd | certification
      A5.4 | borrower | GET | /api/image/file /api/image/file-yd | plain
      A5.5 | borrower | POST | /api/image/remove /api/image/remove-yd | certification
      A6.1 | borrower | GET | /api/order/list /api/order/list-yd | loanOrder
      A6.2 | borrower | GET | /api/order/user-menu /api/order/user-menu-yd | loanOrder
      A6.3 | borrower | POST | /api/order/withdraw /api/order/withdraw-yd | loanOrder
      A7.1 | borrower | POST | /api/loan/confirm /api/loan/confirm-yd | loanOrder
      A7.2 | borrower | GET | /api/loan/details /api/loan/details-yd | loanOrder
      A7.12 | borrower | GET | /api/loan/offer /api/loan/offer-yd | loanOrder
      A7.3 | borrower | GET | /api/loan/delay-detail /api/loan/delay-detail-yd | repaymentPlan
      A7.4 | borrower | GET | /api/loan/repay-plan /api/loan/repay-plan-yd | repaymentPlan
      A7.5 | borrower | POST | /api/loan/generate-code /api/loan/generate-code-yd | repaymentPlan
      A7.6 | borrower | GET | /api/loan/init-pay-type /api/loan/init-pay-type-yd | repaymentPlan
      A7.7 | borrower | POST | /api/loan/submit-utr /api/loan/submit-utr-yd | repaymentPlan
      A7.8 | borrower | GET | /api/loan/choices /api/loan/choices-yd | repaymentPlan
      A7.9 | borrower | POST | /api/loan/delay-accept /api/loan/delay-accept-yd | repaymentPlan
      A7.14 | borrower | GET | /api/loan/cancel-detail /api/loan/cancel-detail-yd | repaymentPlan
      A7.10 | borrower | POST | /api/loan/cancel /api/loan/cancel-yd | repaymentPlan
      A7.11 | borrower | GET | /api/loan/payment-status /api/loan/payment-status-yd | repaymentPlan
      A7.19 | borrower | GET | /api/loan/changes /api/loan/changes-yd | loanOrder
      A7.15 | borrower | GET | /api/loan/receipt /api/loan/receipt-yd | repaymentPlan
      A7.16 | borrower | GET | /api/loan/statement /api/loan/statement-yd | repaymentPlan
      A7.17 | borrower | GET | /api/loan/hardship /api/loan/hardship-yd | repaymentPlan
      A7.18 | borrower | POST | /api/loan/hardship-ask /api/loan/hardship-ask-yd | repaymentPlan
      A7.20 | borrower | POST | /api/loan/restructure-answer /api/loan/restructure-answer-yd | repaymentPlan
      A7.13 | borrower | POST | /api/loan/payout-account /api/loan/payout-account-yd | loanOrder
      A8.1 | borrower | GET | /api/contract/detail /api/contract/detail-yd | loanOrder
      A8.2 | borrower | GET | /api/contract/agreement /api/contract/agreement-yd | loanOrder
      A8.3 | borrower | GET | /api/contract/file /api/contract/file-yd | loanOrder
      A9.1 | anyone | GET | /api/problem/faq /api/problem/faq-yd | problemReport
      A9.2 | borrower | GET | /api/problem/init /api/problem/init-yd | problemReport
      A9.3 | borrower | POST | /api/problem/upload-image /api/problem/upload-image-yd | problemReport
      A9.4 | borrower | POST | /api/problem/save /api/problem/save-yd | problemReport
      A9.5 | borrower | GET | /api/problem/list /api/problem/list-yd | problemReport
      A9.6 | borrower | GET | /api/problem/detail /api/problem/detail-yd | problemReport
      A9.7 | borrower | POST | /api/problem/score /api/problem/score-yd | problemReport
      A9.8 | anyone | GET | /api/problem/whatsapp /api/problem/whatsapp-yd | problemReport
      A9.9 | borrower | POST | /api/problem/reply /api/problem/reply-yd | problemReport
      A9.10 | borrower | POST | /api/problem/reopen /api/problem/reopen-yd | problemReport
      A9.11 | borrower | POST | /api/problem/draft-save /api/problem/draft-save-yd | problemReport
      A9.12 | borrower | POST | /api/problem/seen /api/problem/seen-yd | problemReport
      A10.1 | anyone | POST | /api/event/save /api/event/save-yd | deviceAndLocation
      A10.2 | anyone | POST | /api/event/buried-points /api/event/buried-points-yd | deviceAndLocation
      A11.1 | borrower | POST | /api/upload/fcm-token /api/upload/fcm-token-yd | deviceAndLocation
      A11.2 | borrower | POST | /api/upload/location /api/upload/location-yd | deviceAndLocation
      A11.3 | borrower | POST | /api/upload/device-info /api/upload/device-info-yd | deviceAndLocation
      A11.4 | borrower | POST | /api/upload/contacts /api/upload/contacts-yd | contacts
      A12.1 | anyone | POST | /api/report/union-error /api/report/union-error-yd | problemReport
      A12.2 | borrower | POST | /api/report/store-score /api/report/store-score-yd | problemReport
      A13.1 | borrower | GET | /api/privacy/consents /api/privacy/consents-yd | login
      A13.2 | borrower | POST | /api/privacy/consent-set /api/privacy/consent-set-yd | login
      A13.3 | borrower | POST | /api/privacy/export /api/privacy/export-yd | login
      A13.4 | borrower | GET | /api/privacy/export-state /api/privacy/export-state-yd | login
      A13.5 | borrower | GET | /api/privacy/export-archive /api/privacy/export-archive-yd | login
      A13.6 | borrower | GET | /api/privacy/deletion /api/privacy/deletion-yd | login
      A13.7 | anyone | GET | /api/privacy/policy /api/privacy/policy-yd | login
      A16.1 | anyone | GET | /api/page/config | plain
      A17.1 | borrower | GET | /api/message/list /api/message/list-yd | login
      A17.2 | borrower | POST | /api/message/read /api/message/read-yd | login
      A18.1 | anyone | GET | /api/sandbox/outbox | plain
      A18.2 | anyone | GET | /api/sandbox/clock | plain
      A18.3 | anyone | POST | /api/sandbox/clock-move | plain
      A18.4 | anyone | GET | /api/sandbox/cases | plain
      A18.5 | anyone | POST | /api/sandbox/decide | plain
      A18.6 | anyone | POST | /api/sandbox/payout-outcome | plain
      A18.7 | anyone | POST | /api/sandbox/stand-ins | plain
      A14.1 | channel | POST | /api/channel/dragonpay-postback | plain
      A14.2 | channel | POST | /api/channel/callback | plain
      A18.8 | anyone | GET | /api/sandbox/payments | plain
      A18.9 | anyone | POST | /api/sandbox/pay | plain
      A18.10 | anyone | POST | /api/sandbox/statement | plain
      A18.11 | anyone | POST | /api/sandbox/match | plain
      A18.12 | anyone | POST | /api/sandbox/hardship | plain
      A18.13 | anyone | POST | /api/sandbox/explain | plain
      A18.14 | anyone | POST | /api/sandbox/refund | plain
      A18.15 | anyone | GET | /api/sandbox/problems | plain
      A18.16 | anyone | POST | /api/sandbox/problem-act | plain
      A15.1 | anyone | POST | /api/console/login | plain
      A15.2 | anyone | POST | /api/console/second-factor | plain
      A15.3 | staff: any | POST | /api/console/logout | plain
      A15.4 | staff: any | GET | /api/console/me | plain
      A15.7 | anyone | POST | /api/console/set-password | plain
      A15.8 | staff: any | POST | /api/console/password-change | plain
      A15.11 | staff: any | GET | /api/console/passkeys | plain
      A15.12 | staff: any | POST | /api/console/passkey-options | plain
      A15.13 | staff: any | POST | /api/console/passkey-add | plain
      A15.14 | staff: any | POST | /api/console/passkey-remove | plain
      A15.15 | anyone | POST | /api/console/passkey-challenge | plain
      A15.22 | staff: any | GET | /api/console/sessions | plain
      A15.23 | staff: any | POST | /api/console/sessions-end | plain
      A15.5 | staff: people.read | GET | /api/console/people | plain
      A15.6 | staff: people.change | POST | /api/console/person-save | plain
      A15.9 | staff: people.read | GET | /api/console/roles | plain
      A15.10 | staff: people.change | POST | /api/console/role-save | plain
      A15.84 | staff: people.read | GET | /api/console/limits | plain
      A15.85 | staff: people.change | POST | /api/console/limit-ask | plain
      A15.21 | staff: people.change | POST | /api/console/person-ask | plain
      A15.24 | staff: people.change | GET | /api/console/person-sessions | plain
      A15.25 | staff: people.change | POST | /api/console/person-sessions-end | plain
      A15.86 | staff: people.read | GET | /api/console/authority | plain
      A15.16 | staff: any | GET | /api/console/today | plain
      A15.17 | staff: any | GET | /api/console/queues | plain
      A15.18 | staff: any | GET | /api/console/queue | plain
      A15.19 | staff: any | POST | /api/console/queue-take | plain
      A15.20 | staff: any | POST | /api/console/queue-hand-back | plain
      A15.111 | staff: approval.read | GET | /api/console/approvals | plain
      A15.112 | staff: approval.read | GET | /api/console/approval | plain
      A15.113 | staff: approval.decide | POST | /api/console/approval-decide | plain
      A15.114 | staff: approval.read | POST | /api/console/approval-answer | plain
      A15.145 | staff: audit.read | GET | /api/console/audit | plain
      A15.146 | staff: audit.read | GET | /api/console/audit-trail | plain
      A15.147 | staff: audit.read | GET | /api/console/audit-event | plain
      A15.148 | staff: audit.read | POST | /api/console/audit-export | plain
      A15.150 | staff: outbox.read | GET | /api/console/outbox | plain
      A15.151 | staff: outbox.read | GET | /api/console/outbox-tasks | plain
      A15.152 | staff: outbox.act | POST | /api/console/outbox-retry | plain
      A15.155 | staff: data.read | GET | /api/console/data-requests | plain
      A15.156 | staff: data.act | POST | /api/console/data-export | plain
      A15.157 | staff: data.read | GET | /api/console/retention | plain
      A15.160 | staff: page.read | GET | /api/console/page | plain
      A15.161 | staff: page.change | POST | /api/console/page-save | plain
      A15.162 | staff: page.read | GET | /api/console/text | plain
      A15.163 | staff: page.change | POST | /api/console/text-publish | plain
      A15.149 | staff: page.read | GET | /api/console/holidays | plain
      A15.153 | staff: page.change | POST | /api/console/holiday-save | plain
      A15.170 | staff: channel.read | GET | /api/console/channels | plain
      A15.171 | staff: channel.test | POST | /api/console/channel-test | plain
      A15.172 | staff: integration.read | GET | /api/console/keys | plain
      A15.173 | staff: integration.change | POST | /api/console/key-make | plain
      A15.174 | staff: integration.change | POST | /api/console/key-end | plain
      A15.175 | staff: integration.read | GET | /api/console/webhooks | plain
      A15.176 | staff: integration.change | POST | /api/console/webhook-save | plain
      A15.177 | staff: integration.change | POST | /api/console/webhook-act | plain
      A15.178 | staff: integration.read | GET | /api/console/webhook-deliveries | plain
      A15.179 | staff: integration.read | GET | /api/console/webhook-delivery | plain
      A15.181 | staff: integration.change | POST | /api/console/webhook-again | plain
      A15.164 | staff: import.run | POST | /api/console/import-check | plain
      A15.165 | staff: import.run | POST | /api/console/import-ask | plain
      A15.166 | staff: import.run | GET | /api/console/imports | plain
      A15.167 | staff: import.run | GET | /api/console/import | plain
      A15.168 | staff: import.run | POST | /api/console/import-refused | plain
      A15.169 | staff: import.run | GET | /api/console/import-template | plain
      A15.180 | staff: clock.move | POST | /api/console/clock-move | plain
      A15.26 | staff: application.read | GET | /api/console/applications | plain
      A15.350 | staff: application.read | GET | /api/console/application-totals | plain
      A15.27 | staff: application.read | GET | /api/console/application | plain
      A15.28 | staff: document.see | POST | /api/console/application-picture | plain
      A15.29 | staff: document.see | GET | /api/console/application-picture-file | plain
      A15.30 | staff: application.decide | POST | /api/console/application-preview | plain
      A15.31 | staff: application.decide | POST | /api/console/application-decide | plain
      A15.670 | staff: application.decide | POST | /api/console/application-rerun | plain
      A15.671 | staff: document.see | POST | /api/console/application-bureau | plain
      A15.126 | staff: table.read | GET | /api/console/tables | plain
      A15.127 | staff: table.read | GET | /api/console/table | plain
      A15.128 | staff: table.read | POST | /api/console/table-check | plain
      A15.129 | staff: table.read | POST | /api/console/table-test | plain
      A15.130 | staff: table.change | POST | /api/console/table-ask | plain
      A15.120 | staff: product.read | GET | /api/console/products | plain
      A15.121 | staff: product.read | GET | /api/console/product | plain
      A15.122 | staff: product.change | POST | /api/console/product-ask | plain
      A15.123 | staff: product.read | POST | /api/console/product-check | plain
      A15.135 | staff: portfolio.read | GET | /api/console/portfolio | plain
      A15.136 | staff: portfolio.read | GET | /api/console/portfolio-vintages | plain
      A15.137 | staff: portfolio.read | GET | /api/console/portfolio-collections | plain
      A15.138 | staff: portfolio.read | GET | /api/console/portfolio-income | plain
      A15.139 | staff: portfolio.read | GET | /api/console/portfolio-funnel | plain
      A15.720 | staff: portfolio.read | GET | /api/console/portfolio-cohorts | plain
      A15.260 | staff: portfolio.read | GET | /api/console/portfolio-scores | plain
      A15.36 | staff: payout.read | GET | /api/console/payouts | plain
      A15.37 | staff: payout.read | GET | /api/console/payout | plain
      A15.38 | staff: payout.act | POST | /api/console/payout-hold | plain
      A15.39 | staff: payout.act | POST | /api/console/payout-send | plain
      A15.40 | staff: payout.act | POST | /api/console/payout-outcome | plain
      A15.41 | staff: payout.read | GET | /api/console/payout-batches | plain
      A15.201 | staff: payout.read | GET | /api/console/payout-batch | plain
      A15.42 | staff: payout.act | POST | /api/console/payout-batch-make | plain
      A15.43 | staff: payout.act | POST | /api/console/payout-batch-file | plain
      A15.44 | staff: payout.act | POST | /api/console/payout-batch-answer | plain
      A15.250 | staff: payout.read | GET | /api/console/restore-hold | plain
      A15.251 | staff: payout.act | POST | /api/console/restore-confirm | plain
      A15.59 | staff: money.read | GET | /api/console/suspense | plain
      A15.45 | staff: money.read | GET | /api/console/money-incoming | plain
      A15.349 | staff: money.read | GET | /api/console/money-incoming-totals | plain
      A15.46 | staff: money.read | GET | /api/console/money-to-match | plain
      A15.47 | staff: money.read | GET | /api/console/money-candidates | plain
      A15.48 | staff: money.read | GET | /api/console/money-effect | plain
      A15.49 | staff: money.match | POST | /api/console/money-match | plain
      A15.50 | staff: money.match | POST | /api/console/money-split | plain
      A15.51 | staff: money.refund | POST | /api/console/money-refund | plain
      A15.52 | staff: money.match | POST | /api/console/money-take-off | plain
      A15.690 | staff: money.match | GET | /api/console/payment-preview | plain
      A15.691 | staff: money.match | POST | /api/console/payment-post | plain
      A15.692 | staff: money.match | GET | /api/console/reversal-preview | plain
      A15.693 | staff: money.match | POST | /api/console/payment-reverse | plain
      A15.694 | staff: loan.read | GET | /api/console/loan-documents | plain
      A15.695 | staff: loan.act | POST | /api/console/document-issue | plain
      A15.53 | staff: money.match | POST | /api/console/claim-refuse | plain
      A15.202 | staff: money.match | POST | /api/console/claim-credit | plain
      A15.54 | staff: money.read | GET | /api/console/refunds | plain
      A15.55 | staff: money.match | POST | /api/console/statement-read | plain
      A15.56 | staff: money.read | GET | /api/console/statements | plain
      A15.57 | staff: money.read | GET | /api/console/differences | plain
      A15.58 | staff: money.match | POST | /api/console/difference-settle | plain
      A15.240 | staff: money.read | GET | /api/console/bank-day | plain
      A15.241 | staff: money.read | GET | /api/console/bank-line | plain
      A15.242 | staff: money.match | POST | /api/console/bank-line-post | plain
      A15.243 | staff: money.match | POST | /api/console/bank-ask | plain
      A15.310 | staff: money.match | POST | /api/console/statement-open | plain
      A15.311 | staff: money.read | GET | /api/console/statement-import | plain
      A15.312 | staff: money.match | POST | /api/console/statement-change | plain
      A15.313 | staff: money.match | POST | /api/console/statement-start | plain
      A15.314 | staff: money.match | POST | /api/console/statement-cancel | plain
      A15.315 | staff: money.read | GET | /api/console/bank-statements | plain
      A15.316 | staff: money.match | POST | /api/console/bank-sign-off | plain
      A15.320 | staff: books.read | GET | /api/console/financial-statements | plain
      A15.321 | staff: books.read | GET | /api/console/general-ledger | plain
      A15.322 | staff: books.close | POST | /api/console/gl-map | plain
      A15.323 | staff: books.close | POST | /api/console/gl-hand-over | plain
      A15.324 | staff: books.read | GET | /api/console/gl-file | plain
      A15.325 | staff: books.read | GET | /api/console/journal-file | plain
      A15.61 | staff: books.read | GET | /api/console/trial-balance | plain
      A15.62 | staff: books.read | GET | /api/console/journal | plain
      A15.63 | staff: books.read | GET | /api/console/entry | plain
      A15.64 | staff: books.read | GET | /api/console/periods | plain
      A15.65 | staff: books.close | POST | /api/console/period-close | plain
      A15.66 | staff: books.read | GET | /api/console/provision | plain
      A15.67 | staff: books.close | POST | /api/console/provision-post | plain
      A15.68 | staff: books.read | GET | /api/console/provision-file | plain
      A15.69 | staff: books.read | GET | /api/console/invoices | plain
      A15.70 | staff: books.read | GET | /api/console/invoice-file | plain
      A15.71 | staff: bureau.read | GET | /api/console/bureau | plain
      A15.72 | staff: bureau.act | POST | /api/console/bureau-make | plain
      A15.73 | staff: bureau.read | GET | /api/console/bureau-file | plain
      A15.74 | staff: bureau.act | POST | /api/console/bureau-file-act | plain
      A15.75 | staff: bureau.act | POST | /api/console/bureau-file-part | plain
      A15.185 | staff: bureau.act | POST | /api/console/bureau-answer | plain
      A15.186 | staff: bureau.read | GET | /api/console/bureau-cases | plain
      A15.187 | staff: bureau.read | GET | /api/console/bureau-case | plain
      A15.188 | staff: bureau.dispute | POST | /api/console/bureau-case-act | plain
      A15.340 | staff: any | GET | /api/console/list-views | plain
      A15.341 | staff: any | POST | /api/console/list-view-save | plain
      A15.342 | staff: any | POST | /api/console/list-view-delete | plain
      A15.344 | staff: list.export | POST | /api/console/list-export | plain
      A15.345 | staff: list.export | GET | /api/console/list-exports | plain
      A15.346 | staff: list.export | POST | /api/console/list-export-take | plain
      A15.300 | staff: loan.read | GET | /api/console/customers | plain
      A15.301 | staff: loan.read | GET | /api/console/customer | plain
      A15.302 | staff: loan.read | GET | /api/console/customer-timeline | plain
      A15.303 | staff: loan.read | GET | /api/console/customer-notes | plain
      A15.304 | staff: customer.note | POST | /api/console/customer-note | plain
      A15.305 | staff: customer.reveal | POST | /api/console/customer-reveal | plain
      A15.306 | staff: customer.note | POST | /api/console/attachment | plain
      A15.307 | staff: loan.read | GET | /api/console/find | plain
      A15.76 | staff: loan.read | GET | /api/console/loans | plain
      A15.343 | staff: loan.read | GET | /api/console/loan-totals | plain
      A15.347 | staff: collection.act | POST | /api/console/remind-preview | plain
      A15.348 | staff: collection.act | POST | /api/console/remind | plain
      A15.77 | staff: loan.read | GET | /api/console/loan | plain
      A15.78 | staff: loan.read | GET | /api/console/loan-ledger | plain
      A15.79 | staff: loan.read | GET | /api/console/loan-messages | plain
      A15.80 | staff: loan.act | GET | /api/console/loan-preview | plain
      A15.81 | staff: loan.act | POST | /api/console/loan-act | plain
      A15.82 | staff: loan.act | POST | /api/console/loan-message | plain
      A15.83 | staff: document.see | POST | /api/console/loan-paper | plain
      A15.91 | staff: complaint.read | GET | /api/console/complaints | plain
      A15.92 | staff: complaint.read | GET | /api/console/complaint | plain
      A15.93 | staff: complaint.answer | POST | /api/console/complaint-act | plain
      A15.94 | staff: complaint.read | GET | /api/console/complaint-picture | plain
      A15.95 | staff: complaint.answer | GET | /api/console/complaint-preview | plain
      A15.700 | staff: complaint.answer | GET | /api/console/complaint-people | plain
      A15.701 | staff: complaint.answer | POST | /api/console/complaint-log | plain
      A15.702 | staff: complaint.answer | POST | /api/console/complaint-classify | plain
      A15.703 | staff: complaint.read | GET | /api/console/complaint-report | plain
      A15.710 | staff: team.read | GET | /api/console/team | plain
      A15.711 | staff: team.read | GET | /api/console/team-assigned | plain
      A15.712 | staff: team.read | GET | /api/console/team-missed | plain
      A15.713 | staff: team.assign | POST | /api/console/team-reassign | plain
      A15.96 | staff: collection.read | GET | /api/console/collections | plain
      A15.97 | staff: collection.read | GET | /api/console/collection | plain
      A15.98 | staff: collection.act | POST | /api/console/collection-contact | plain
      A15.99 | staff: collection.act | POST | /api/console/collection-promise | plain
      A15.100 | staff: collection.read | GET | /api/console/hardships | plain
      A15.101 | staff: collection.read | GET | /api/console/hardship | plain
      A15.102 | staff: hardship.decide | POST | /api/console/hardship-decide | plain
      A15.189 | staff: hardship.decide | GET | /api/console/hardship-preview | plain
      A15.330 | staff: collection.act | POST | /api/console/collection-call-open | plain
      A15.331 | staff: collection.act | POST | /api/console/collection-call-verify | plain
      A15.332 | staff: collection.act | POST | /api/console/collection-call-log | plain
      A15.333 | staff: collection.act | POST | /api/console/collection-take | plain
      A15.334 | staff: collection.assign | POST | /api/console/collection-assign | plain
      A15.335 | staff: collection.assign | POST | /api/console/collection-share-out | plain
      A15.336 | staff: collection.act | GET | /api/console/collection-send-preview | plain
      A15.337 | staff: collection.act | POST | /api/console/collection-send | plain
      A15.338 | staff: collection.act | POST | /api/console/collection-export | plain
      A15.339 | staff: collection.read | GET | /api/console/collection-team | plain
      O1 | anyone | GET | /healthz | plain
      O2 | anyone | GET | /readyz | plain
      "
    `);
  });

  it('finds each declared call at each of its addresses, plain and under both dictionaries', async () => {
    const { app } = await testApp();
    const mounted = app.routeCensus.map(({ method, url, callIds }) => `${method} ${url} ${callIds.join()}`);
    for (const call of every) {
      for (const { path } of pathsOf(call)) {
        const addresses = call.wireGroup
          ? [path, shelf.current.paths[path], shelf.previous!.paths[path]]
          : [path];
        for (const url of addresses) expect(mounted).toContain(`${call.method} ${url} ${call.id}`);
      }
    }
  });

  it('finds no call of the sandbox in production, neither mounted nor in the documents', async () => {
    const sandboxOnly = every.filter((call) => call.sandboxOnly).map(({ id }) => id);
    expect(sandboxOnly).toContain('A18.1');
    const { app } = await testApp({ production: true, apiDocs: true });
    const mounted = app.routeCensus.flatMap(({ callIds }) => callIds);
    expect(mounted.filter((id) => sandboxOnly.includes(id as never))).toEqual([]);
    expect((await app.inject('/openapi.json')).body).not.toContain('/api/sandbox/');
    expect((await app.inject('/api/sandbox/outbox')).statusCode).toBe(404);
  });

  it('finds no route that nobody declared', async () => {
    const { app } = await testApp();
    const undeclared = app.routeCensus.filter(({ callIds }) => callIds.length === 0).map(({ url }) => url);
    expect([...new Set(undeclared)]).toEqual(['/openapi.json', '/api-docs']);
  });

  it('stops the start when a plugin mounts a call that is not in the contract', async () => {
    const { app } = await testApp({ plugins: [mounting('/api/backdoor')] });
    await expect(app.ready()).rejects.toThrow(
      'GET /api/backdoor is not a declared call: declare it in packages/contract.',
    );
  });

  it('sees the routes of plugins too', async () => {
    const { app } = await testApp({ plugins: [mounting('/metrics')] });
    expect(app.routeCensus).toContainEqual({ method: 'GET', url: '/metrics', callIds: [] });
    expect((await app.inject('/metrics')).body).toBe('mounted');
  });
});
