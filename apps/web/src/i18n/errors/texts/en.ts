import type { BorrowerErrorCode } from '@candor/contract/client';

/** Every refusal of the contract in words; loaded when the first one comes. */
export const en = {
  'error.invalid_request': 'Something you entered is not right. Check it and send it again.',
  'error.nesting_too_deep': 'We could not read the request. Reload the page and try again.',
  'error.wire_name_unknown': 'This page is out of date. Reload it and try again.',
  'error.charge_cannot_be_disputed':
    'This charge was removed, paid, decided or is already disputed. You can still tell us what is wrong.',
  'error.too_many_open_problems':
    'You have several open complaints. Write in one of them. We read everything.',
  'error.problem_cannot_change_now':
    'This complaint has changed meanwhile. Check it again. What you typed is saved.',
  'error.wire_version_unknown': 'A newer version of this page is ready. Reload it and try again.',
  'error.idempotency_key_missing':
    'We could not tell whether you sent this before, so we did nothing. Reload the page and try again.',
  'error.idempotency_key_in_use': 'We are still working on this. Wait a moment. Nothing is done twice.',
  'error.product_is_not_offered': 'This loan is not available today. See the other loans.',
  'error.borrower_has_an_open_order': 'You already have an open application. Finish or withdraw it first.',
  'error.borrower_is_in_arrears': 'You have a late payment. Pay it first, then apply again.',
  'error.certification_is_incomplete': 'Some of your details are missing. Your choice is saved.',
  'error.order_cannot_change_now': 'This is no longer possible. Your application shows what you can do.',
  'error.step_is_locked': 'You can’t change this while we decide on your application.',
  'error.account_is_known': 'This account is already in your list.',
  'error.account_is_in_use': 'Money is on its way to this account. You can remove it afterwards.',
  'error.too_many_accounts': 'You can have five accounts. Remove one first.',
  'error.too_many_pictures': 'There are too many photos. Remove one first.',
  'error.figures_have_changed': 'The figures have changed. Nothing was signed. Read the new figures first.',
  'error.document_not_ready': 'We are still preparing the document. Try again in a moment.',
  'error.quote_not_possible': 'We can’t quote the amount to this day. Choose another day.',
  'error.picture_pieces_do_not_fit': 'We did not receive the whole photo. Send it again.',
  'error.picture_link_expired': 'The link to this photo has expired. Open the page again.',
  'error.offer_has_expired': 'This offer has ended. Nothing was signed, and you can apply again now.',
  'error.picture_too_large': 'The photo is larger than 10 MB. Send a smaller one.',
  'error.picture_kind_not_taken': 'We can’t open this kind of file. Send a JPEG, PNG, WebP or AVIF.',
  'error.certification_has_faults': 'Some answers need a correction. Everything you typed is saved.',
  'error.too_young': 'By law we lend only to adults.',
  'error.holder_is_another_person': 'This account has another name. We pay only to an account in your name.',
  'error.amount_is_not_offered': 'This amount is not available. Choose one within the limits shown.',
  'error.amount_is_above_the_approved': 'This is more than we approved. Choose a smaller amount.',
  'error.term_is_not_offered': 'This term is not available. Choose one of those shown.',
  'error.due_day_is_not_offered':
    'This due day is no longer offered. Choose another one. Nothing was signed.',
  'error.month_is_dearer_than_approved':
    'Over this term, each month would cost more than we approved. Choose a longer term or a smaller amount.',
  'error.payout_account_is_missing':
    'There is no account to send the money to. Choose or add one in your name.',
  'error.payout_account_is_not_the_borrowers': 'This account is not in your name. Choose one that is.',
  'error.disclosure_is_not_read': 'Tick to confirm that you have read the disclosure.',
  'error.agreement_is_not_accepted': 'Tick to confirm that you agree to the loan agreement.',
  'error.file_has_malware':
    'This file is not safe: our virus scanner found something in it. It was not kept. Send another one.',
  'error.picture_not_readable': 'We can’t open this photo. Take it again.',
  'error.picture_has_too_many_pixels': 'This photo has too many pixels. Take it at a lower resolution.',
  'error.signature_is_wrong': 'We could not confirm where this message came from.',
  'error.nothing_is_owed': 'There is nothing to pay on this loan today.',
  'error.delay_is_not_possible': 'You can’t move this instalment now. The loan’s page says why.',
  'error.cooling_off_has_ended': 'The days for cancelling have ended. You can still repay early.',
  'error.utr_was_used': 'This number was used before. Check your bank’s message again.',
  'error.too_many_numbers': 'You sent too many numbers. Contact us. The money you sent is not lost.',
  'error.autopay_cannot_change_now':
    'Nothing was changed. Load the page again: it shows your autopay settings.',
  'error.debit_is_under_way':
    'This instalment is being debited already, so you can’t skip it. If you pay it as well, we send one of the two back.',
  'error.hardship_is_not_possible':
    'This is not possible for this loan. Choose another option or talk to us.',
  'error.amount_is_above_the_owed': 'This is more than you owe. Type a smaller amount.',
  'error.too_many_payments_wait':
    'You have several open payments for this loan. Use one of your codes, or start again when one has expired. Nothing was charged.',
  'error.amount_is_too_small': 'The amount is too small. Choose one within the limits shown.',
  'error.pay_type_is_not_offered': 'You can’t pay this amount that way. Choose another.',
  'error.utr_is_malformed': 'This does not look like a bank’s number. Type it as your bank shows it.',
  'error.channel_is_down': 'This way to pay is not working right now. Choose another.',
  'error.idempotency_key_reused':
    'You sent this before with other details, and the first one counts. Start again to send a new one.',
  'error.marker_header_missing':
    'This did not come from our app, so we did nothing. Open the app and try again.',
  'error.origin_is_foreign': 'This came from another page, so we did nothing. Open our app and try again.',
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
    'Something failed on our side. Try again, or write to us with this request’s number.',
  'error.not_logged_in': 'You are not logged in. Log in to continue. What you typed is saved.',
  'error.consent_missing': 'We need your consent first. Agree, or continue without it.',
  'error.contact_picker_not_allowed':
    'The law here does not let us read contacts from your phone. Type each name and number.',
  'error.voice_code_too_early': 'Ask for the SMS first. If it does not come, we call you.',
  'error.identity_check_needed':
    'This number was not used here for a long time, and numbers change owners. Type the last four characters of your ID, or start a new account.',
  'error.consent_text_changed': 'The text has changed. Read the new one and choose again.',
  'error.message_way_unavailable':
    'Turn on notifications on a phone, or enter and confirm an e-mail address, and choose it then.',
  'error.consent_is_required': 'You can’t have an account without this. To withdraw it, delete your account.',
  'error.loan_is_open':
    'You have an open loan or application, or we hold money of yours. Settle that, then delete your account.',
  'error.document_belongs_to_another_account':
    'This ID is in another account. If it is yours, log in with the number you used then, or contact us.',
  'error.export_not_ready': 'We are still preparing your data. Wait a moment.',
  'error.clock_was_moved': 'Someone else has just moved the clock. Check the day and try again.',
  'error.export_expired': 'This export is no longer available. Request a new one.',
  'error.code_wrong': 'That code is not right. Check the message again.',
  'error.code_expired': 'This code has expired. Ask for a new one.',
  'error.code_spent': 'Too many wrong tries with this code. Ask for a new one.',
  'error.screen_lock_not_accepted': 'The screen lock did not work here. Use a code. Nothing was lost.',
  'error.screen_lock_not_offered': 'The screen lock can’t be used here. Use a code. Nothing was lost.',
  'error.login_needs_code': 'We need to check that this number is still yours. Log in with a code this time.',
  'error.identity_check_failed':
    'These are not the last four characters of that ID. Check them, or start a new account.',
  'error.identity_check_locked':
    'Too many wrong tries for this account. Call us to get back in, or start a new account.',
  'error.shell_code_invalid': 'This link has expired. Go back to the app and open the page again.',
  'error.not_asked_in_this_market': 'We don’t ask for this in this country. Nothing was saved.',
  'error.too_many_reference_persons':
    'Name up to five people, one by one. We never take a phone book, and nothing was saved.',
  'error.clock_goes_forward_only': 'The business clock goes forward only. Choose a later day.',
  'error.message_not_sent':
    'We could not reach the phone network. Try again, or let us call you. This try does not count.',
  'error.messages_paused': 'We can’t send codes right now. We are working on it. Try again later.',
  'error.service_unavailable': 'We are busy or under maintenance. Try again in a moment.',
} as const satisfies Record<`error.${BorrowerErrorCode}`, string>;
