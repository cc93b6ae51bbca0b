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
    'disputed.title': 'We look at the charge',
    'disputed.body':
      '{reference}: a person reads it and answers by {day}. Until we answer nothing is added to this late charge, and you get no reminders about it.',
    'replied.title': 'We have what you added',
    'replied.body': '{reference}: we still answer by {day}.',
    'wrote.title': 'We wrote to you about your complaint',
    'wrote.body':
      '{reference}: we wrote to you about your complaint. Read it under complaints; you can reply there.',
    'escalated.title': 'Somebody senior has your complaint',
    'escalated.body': '{reference}: so that you are answered by {day}, as we promised.',
    'late.title': 'We are late with our answer',
    'late.body':
      '{reference}: we had promised it by {day}, and are sorry. The head of service has it now. What else you can do is in the app.',
    'answered.title': 'We have answered your complaint',
    'answered.body':
      '{reference}: read it under complaints. If it does not solve it, reply there, and it is open again.',
    'taken-back.title': 'We have taken the charge back',
    'taken-back.body': '{reference}: you no longer owe this late charge. Read our answer under complaints.',
    'rejected.title': 'We have answered your complaint',
    'rejected.body':
      '{reference}: we could not agree with you. Read why under complaints. You can reply there, or go to the {regulator}, free of charge.',
    'regulator.title': 'You can go to the {regulator}',
    'regulator.body':
      '{reference} is not answered, and the time that the law gives us is over. It is free of charge: how is in the app.',
    'reopened.title': 'Your complaint is open again',
    'reopened.body': '{reference}: a person reads what you wrote and answers by {day}.',
    'closed.title': 'Your complaint is closed',
    'closed.body': '{reference}: if it is not solved, open it again under complaints.',
    'kind.payment-not-counted': 'Payment missing',
    'kind.payment-not-counted.line': 'You paid, and the app still says that you owe it.',
    'kind.charge': 'A charge or a fee',
    'kind.charge.line': 'You think that a charge is wrong or should not be there.',
    'kind.payout': 'Payout missing',
    'kind.payout.line': 'Your loan was signed, and the money is not in your account.',
    'kind.application': 'My application',
    'kind.application.line': 'It takes too long, or you don’t agree with what was decided.',
    'kind.agreement': 'The agreement',
    'kind.agreement.line': 'Something in it is not what you were told, or is wrong.',
    'kind.conduct': 'How I was treated',
    'kind.conduct.line': 'Somebody was rude, threatened you, or called at a wrong hour.',
    'kind.personal-data': 'My personal data',
    'kind.personal-data.line': 'It is wrong, was shown to others, or used for what you did not allow.',
    'kind.app': 'The app',
    'kind.app.line': 'A page stays empty, shows an error, or does the wrong thing.',
    'kind.other': 'Something else',
    'kind.other.line': 'Anything that is in none of the others.',
  },
  translations,
);
