export const en = {
  title: 'May we check your credit report?',
  without:
    'With the check, most applications are decided in minutes. Without it a person decides, by the next working day.',
  allow: 'Allow and apply',
  notAllowed: 'Apply without the check',
} as const;
