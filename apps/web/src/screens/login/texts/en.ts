export const en = {
  languages: 'Language',
  title: 'Log in or start',
  intro: 'We send a 6-digit code. No password.',
  receive: 'You receive',
  repay: 'You repay',
  phone: 'Mobile number',
  phoneMissing: 'Type your mobile number.',
  phoneShort: '{missing, plural, one {# digit} other {# digits}} missing: you typed {count} of {max}.',
  phoneNotHere: 'This is not a mobile number of this country. It has {hint}.',
  policy: 'Privacy policy',
  optional: 'Optional.',
  send: 'Send me a code',
  sending: 'Sending',

  change: 'Change',
  callWithCode: 'Call me with the code',
  tooMany: 'Too many tries. Try again in {time}. Nothing is lost.',
} as const;
