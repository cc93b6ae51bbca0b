const abouts: Readonly<Record<string, string>> = {
  status: 'The status is wrong',
  late: 'Was not late, or not so long',
  amount: 'An amount is wrong',
  closed: 'The loan is closed',
  person: 'Name, birth date or number is wrong',
  'not-mine': 'It is not their loan',
};

/** What somebody says is wrong with what was reported. */
export function disputeWords(about: string): string {
  return abouts[about] ?? about;
}

const leftOuts: Readonly<Record<string, string>> = {
  no_consent: 'Does not agree to be reported',
  identity_missing: 'Name or address is missing',
  document_missing: 'No document number that the bureaus take',
  value_is_missing: 'A needed value is missing',
  value_is_too_long: 'A value is too long for its column',
  code_is_unknown: 'A value has no code in the file',
};

/** Why a row is not in the file. */
export function leftOutWords(why: string): string {
  return leftOuts[why] ?? why;
}

const statuses: Readonly<Record<string, string>> = {
  current: 'On time',
  late: 'Late',
  restructured: 'Restructured',
  'written-off': 'Written off',
  closed: 'Closed',
};

export function statusWords(status: string): string {
  return statuses[status] ?? status;
}
