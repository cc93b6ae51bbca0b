import { defineTexts } from '@candor/i18n';
import translations from './complaint-texts.json' with { type: 'json' };

/**
 * What the inbox says of a complaint, step by step, none of which stands on a lock screen; and what each kind
 * is called, with when it is the right one.
 */
export const complaintTexts = defineTexts(
  {
    'received.title': 'We have your complaint',
    'received.body': '{reference}: a person reads it and answers by {day}.',
    'disputed.title': 'We are checking the charge',
    'disputed.body':
      '{reference}: a person reads it and answers by {day}. Until then nothing is added to this late charge, and we send no reminders about it.',
    'replied.title': 'We have your message',
    'replied.body': '{reference}: we still answer by {day}.',
    'wrote.title': 'We wrote to you about your complaint',
    'wrote.body': '{reference}: read our message under Complaints. You can reply there.',
    'escalated.title': 'A senior colleague has your complaint',
    'escalated.body': '{reference}: so you get our answer by {day}, as promised.',
    'late.title': 'We are late with our answer',
    'late.body':
      '{reference}: we promised an answer by {day}, and we are sorry. The head of service is now handling it. The app shows what else you can do.',
    'answered.title': 'We have answered your complaint',
    'answered.body':
      '{reference}: read our answer under Complaints. If it is not solved, reply there and we open it again.',
    'taken-back.title': 'We removed the charge',
    'taken-back.body': '{reference}: you no longer owe this late charge. Read our answer under Complaints.',
    'rejected.title': 'We have answered your complaint',
    'rejected.body':
      '{reference}: we did not agree with you. Read why under Complaints. You can reply there, or go to the {regulator}, free of charge.',
    'regulator.title': 'You can go to the {regulator}',
    'regulator.body':
      '{reference} is not answered, and our legal time for it has passed. Going there is free. The app shows how.',
    'reopened.title': 'Your complaint is open again',
    'reopened.body': '{reference}: a person reads what you wrote and answers by {day}.',
    'closed.title': 'Your complaint is closed',
    'closed.body': '{reference}: if it is not solved, open it again under Complaints.',
    'kind.payment-not-counted': 'Payment missing',
    'kind.payment-not-counted.line': 'You paid, but the app still says you owe it.',
    'kind.charge': 'A charge or fee',
    'kind.charge.line': 'You think a charge is wrong.',
    'kind.payout': 'Payout missing',
    'kind.payout.line': 'You signed, but the money is not in your account.',
    'kind.application': 'My application',
    'kind.application.line': 'It takes too long, or you don’t agree with the decision.',
    'kind.agreement': 'The agreement',
    'kind.agreement.line': 'It is wrong, or not what you were told.',
    'kind.conduct': 'How I was treated',
    'kind.conduct.line': 'Someone was rude, threatened you, or called at the wrong hour.',
    'kind.personal-data': 'My personal data',
    'kind.personal-data.line': 'It is wrong, was shown to others, or used without your consent.',
    'kind.app': 'The app',
    'kind.app.line': 'A page stays empty, shows an error, or does the wrong thing.',
    'kind.other': 'Something else',
    'kind.other.line': 'Anything not listed above.',
  },
  translations,
);
