import type { BorrowerErrorCode } from '@candor/contract/client';

/** Every refusal of the contract in words; loaded when the first one comes. */
export const en = {
  'error.invalid_request': 'Something you entered is not right. Check it and send it again.',
  'error.nesting_too_deep': 'The request was too complicated to read. Reload the page and try again.',
  'error.wire_name_unknown': 'This page is out of date. Reload it and try again.',
  'error.charge_cannot_be_disputed':
    'This charge was taken back, paid or decided on, or is disputed already. You can still tell us what is wrong.',
  'error.too_many_open_problems':
    'Many of your complaints are open already. Write into one of them: everything is read.',
  'error.problem_cannot_change_now':
    'This complaint has changed meanwhile. Look at it again; what you typed is kept.',
  'error.wire_version_unknown': 'A newer version of this page is ready. Reload it and try again.',
  'error.idempotency_key_missing':
    'We could not tell whether this was sent before, so nothing was done. Reload the page and try again.',
  'error.idempotency_key_in_use': 'We are still working on this. Wait a moment; nothing is done twice.',
  'error.product_is_not_offered': 'This product is not offered today. See what is offered instead.',
  'error.borrower_has_an_open_order':
    'You have an application under way already. Finish or withdraw it first.',
  'error.borrower_is_in_arrears': 'A payment of yours is late. Pay it first, then apply again.',
  'error.certification_is_incomplete': 'Some of your details are still missing. Your choice is kept.',
  'error.order_cannot_change_now':
    'This is not possible at this stage any more. Look at the order: it says what can be done.',
  'error.step_is_locked': 'This can’t be changed while an application is being decided.',
  'error.account_is_known': 'This account is in your list already.',
  'error.account_is_in_use': 'Money is on its way to this account. Remove it after that.',
  'error.too_many_accounts': 'Five accounts at most. Remove one first.',
  'error.too_many_pictures': 'There are too many pictures. Remove one first.',
  'error.figures_have_changed': 'The figures have changed. Nothing was signed: read the new ones first.',
  'error.document_not_ready': 'The document is still being made. Try again in a moment.',
  'error.picture_pieces_do_not_fit': 'The picture did not arrive whole. Send it again.',
  'error.picture_link_expired': 'The address of this picture has ended. Open the page again.',
  'error.offer_has_expired': 'This offer has ended. Nothing was signed; you can apply again at once.',
  'error.picture_too_large': 'The picture is larger than 10 MB. Send a smaller one.',
  'error.picture_kind_not_taken': 'This kind of file is not taken. Send a JPEG, PNG, WebP or AVIF.',
  'error.certification_has_faults': 'Something has to be mended. Everything you typed is kept.',
  'error.too_young': 'The law lets us lend only to adults.',
  'error.holder_is_another_person':
    'This account has another holder’s name. We pay out to your own account only.',
  'error.amount_is_not_offered': 'This amount is not offered. Choose one within the limits shown.',
  'error.amount_is_above_the_approved': 'The amount is above what was approved.',
  'error.term_is_not_offered': 'This term is not offered. Choose one of those shown.',
  'error.month_is_dearer_than_approved':
    'Over this term a month would cost more than was approved. Choose a longer term or a smaller amount.',
  'error.payout_account_is_missing': 'There is no account to send the money to. Choose or add your own.',
  'error.payout_account_is_not_the_borrowers': 'This account is not in your name. Choose one of your own.',
  'error.disclosure_is_not_read': 'Tick by hand that you have read the disclosure.',
  'error.agreement_is_not_accepted': 'Tick by hand that you accept the agreement.',
  'error.picture_not_readable': 'This picture can’t be opened. Take it again.',
  'error.picture_has_too_many_pixels': 'This picture has too many pixels. Take it with a lower resolution.',
  'error.signature_is_wrong': 'This message did not come from where it says.',
  'error.nothing_is_owed': 'There is nothing to pay on this loan today.',
  'error.delay_is_not_possible': 'This instalment can’t be moved now. The loan’s page says why.',
  'error.cooling_off_has_ended': 'The days for cancelling have ended. You can still pay everything early.',
  'error.utr_was_used': 'This number was used before. Look at your bank’s message again.',
  'error.too_many_numbers': 'Too many numbers were given. Talk to us: money that you have sent is not lost.',
  'error.hardship_is_not_possible':
    'This is not possible for this loan. Choose another option or talk to us.',
  'error.amount_is_above_the_owed': 'The amount is above what is owed.',
  'error.too_many_payments_wait':
    'You have several payments open for this loan. Pay with one of the codes that you have, or start again when one has expired. Nothing was charged.',
  'error.amount_is_too_small': 'The amount is too small. Choose one within the limits shown.',
  'error.pay_type_is_not_offered': 'This way to pay is not offered for this amount. Choose another.',
  'error.utr_is_malformed': 'This is not a number that a bank gives. Type it as your bank shows it.',
  'error.channel_is_down': 'This way to pay is not working at the moment. Choose another.',
  'error.idempotency_key_reused':
    'This was sent before with other details, and the first one counts. Start again to send a new one.',
  'error.marker_header_missing':
    'This did not come from our app, so nothing was done. Open the app and try again.',
  'error.origin_is_foreign':
    'This came from a page that is not ours, so nothing was done. Open our app and try again.',
  'error.not_found': 'We could not find what you asked for. It may be gone, or the address mistyped.',
  'error.market_not_offered': 'This lender does not lend in that country.',
  'error.method_not_allowed': 'Our server does not take this kind of request. Reload the page and try again.',
  'error.request_timeout': 'Your request took too long to reach us. Check your connection and send it again.',
  'error.body_too_large': 'That is too much at once. Send less.',
  'error.unsupported_media_type': 'We cannot read this format. Reload the page and try again.',
  'error.too_many_requests': 'Too many tries. Wait a little and try again.',
  'error.headers_too_large':
    'Your browser sent too much with the request. Clear the cookies of this site and try again.',
  'error.internal_error':
    'Something failed on our side. Try again, or write to us with the number of this request.',
  'error.not_logged_in': 'You are not logged in. Log in and go on; what you typed is kept.',
  'error.consent_missing': 'This needs your agreement first. Agree to it, or go on without it.',
  'error.contact_picker_not_allowed':
    'The law here does not let us read contacts from your phone. Type each name and number.',
  'error.voice_code_too_early': 'We call after the SMS had its time. Ask for the SMS first.',
  'error.identity_check_needed':
    'This number was not used here for a long time, and numbers change hands. Give the last four characters of your document, or start a new account.',
  'error.consent_text_changed': 'The text has changed. Read the new one and choose again.',
  'error.consent_is_required': 'There can be no account without this. To withdraw it, delete your account.',
  'error.loan_is_open':
    'A loan or an application of yours is still open, or money of yours is with us. Settle that, then delete your account.',
  'error.document_belongs_to_another_account':
    'This document is in another account. If it is yours, log in with the number you used then, or talk to us.',
  'error.export_not_ready': 'Your data is still being gathered. Wait a moment.',
  'error.clock_was_moved': 'Somebody else has just moved the clock. Look at the day and try again.',
  'error.export_expired': 'This export is no longer kept. Ask for a new one.',
  'error.code_wrong': 'The code is not right. Look at the message again.',
  'error.code_expired': 'That code can no longer be used. Ask for a new one.',
  'error.code_spent': 'The code was typed wrongly too often. Ask for a new one.',
  'error.identity_check_failed':
    'These are not the last four characters of that document. Look again, or start a new account.',
  'error.shell_code_invalid':
    'This way in can no longer be used. Go back to the app and open the page again.',
  'error.not_asked_in_this_market': 'This is not asked for in this country. Nothing was kept.',
  'error.too_many_reference_persons':
    'Name five people at most, one by one. We never take a phone book, and nothing was kept.',
  'error.clock_goes_forward_only': 'The business clock goes forward only. Choose a later day.',
  'error.message_not_sent':
    'We could not reach the phone network. Try again, or have us call you; nothing was counted against you.',
  'error.messages_paused': 'We cannot send codes at the moment. Try again later; we are looking at it.',
  'error.service_unavailable': 'We are busy or under maintenance. Try again in a moment.',
} as const satisfies Record<`error.${BorrowerErrorCode}`, string>;
