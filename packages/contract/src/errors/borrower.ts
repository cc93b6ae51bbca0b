import type { ErrorFacts } from './error-facts.ts';

/** Refusals of borrowing: products, orders, certification, accounts, offers. */
export const lendingErrors = {
  product_is_not_offered: {
    status: 409,
    title: 'This product is not offered today',
    sentence: 'Please look at what is offered instead: nothing was sent.',
  },
  borrower_has_an_open_order: {
    status: 409,
    title: 'You have an application under way already',
    sentence: 'Please finish or withdraw that one first. You find it under your orders.',
  },
  borrower_is_in_arrears: {
    status: 409,
    title: 'A payment of yours is late',
    sentence: 'Please pay what is late first: then you can apply again.',
  },
  certification_is_incomplete: {
    status: 409,
    title: 'Some of your details are still missing',
    sentence: 'Please finish the steps that are left: your choice of amount and term is kept.',
  },
  order_cannot_change_now: {
    status: 409,
    title: 'This is not possible at this stage any more',
    sentence: 'Please look at the order: it says what can be done now.',
  },
  step_is_locked: {
    status: 409,
    title: 'This can’t be changed while an application is being decided',
    sentence: 'Please wait for the decision, or withdraw the application first.',
  },
  account_is_known: {
    status: 409,
    title: 'This account is in your list already',
    sentence: 'Please choose it from the list, or type another one.',
  },
  account_is_in_use: {
    status: 409,
    title: 'This account is still needed',
    sentence: 'Money is on its way to it. Please remove it after that.',
  },
  too_many_accounts: {
    status: 409,
    title: 'Five accounts at most',
    sentence: 'Please remove one that you no longer use, then add the new one.',
  },
  figures_have_changed: {
    status: 409,
    title: 'The figures have changed since they were shown',
    sentence: 'Nothing was signed. Please read the new ones and sign these.',
  },
  document_not_ready: {
    status: 409,
    title: 'The document is still being made',
    sentence: 'Please try again in a moment.',
  },
  offer_has_expired: {
    status: 410,
    title: 'This offer has ended',
    sentence: 'Nothing was signed. You can apply again at once with what you have given already.',
  },
  certification_has_faults: {
    status: 422,
    title: 'Something has to be mended',
    sentence: 'Please look at what is marked: everything you typed is kept.',
  },
  too_young: {
    status: 422,
    title: 'You are not old enough for a loan yet',
    sentence: 'The law lets us lend only to adults. Nothing was kept.',
  },
  holder_is_another_person: {
    status: 422,
    title: 'This account has another holder’s name',
    sentence: 'We pay out to your own account only. Please check the name, or add an account of your own.',
  },
  amount_is_not_offered: {
    status: 422,
    title: 'This amount is not offered',
    sentence: 'Please choose an amount within the limits shown.',
  },
  amount_is_above_the_approved: {
    status: 422,
    title: 'The amount is above what was approved',
    sentence: 'Please choose the approved amount or less.',
  },
  term_is_not_offered: {
    status: 422,
    title: 'This term is not offered',
    sentence: 'Please choose one of the terms shown.',
  },
  month_is_dearer_than_approved: {
    status: 422,
    title: 'A month would cost more than was approved',
    sentence: 'Please choose a longer term or a smaller amount.',
  },
  payout_account_is_missing: {
    status: 422,
    title: 'There is no account to send the money to',
    sentence: 'Please choose or add an account of your own.',
  },
  payout_account_is_not_the_borrowers: {
    status: 422,
    title: 'This account is not in your name',
    sentence: 'Please choose an account of your own.',
  },
  disclosure_is_not_read: {
    status: 422,
    title: 'The disclosure has not been ticked as read',
    sentence: 'Please read it and tick the box by hand.',
  },
  agreement_is_not_accepted: {
    status: 422,
    title: 'The agreement has not been ticked',
    sentence: 'Please read it and tick the box by hand.',
  },
} as const satisfies Record<string, ErrorFacts>;
