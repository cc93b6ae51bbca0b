/** What each thing that a page says is called, here and where a change is confirmed. */
export const fields = [
  ['comName', 'Company name'],
  ['servicePhone', 'Service desk phone'],
  ['email', 'E-mail'],
  ['address', 'Address'],
  ['copyright', 'Copyright line'],
] as const;

export const licenceFields = [
  ['corporateName', 'Registered name'],
  ['registrationNo', 'Registration no.'],
  ['authorityNo', 'Lending licence no.'],
  ['gstin', 'GSTIN, for tax invoices'],
] as const;

export const colours = [
  ['background', 'Brand colour'],
  ['bgFontColor', 'Text on the brand colour'],
  ['fontColor', 'Text in the brand colour'],
] as const;

/** By the place in the page: `licence authorityNo`. */
export const fieldNames: Readonly<Record<string, string>> = Object.fromEntries([
  ...fields,
  ...licenceFields.map(([name, words]) => [`licence ${name}`, words]),
  ...colours.map(([name, words]) => [`theme ${name}`, words]),
]);
