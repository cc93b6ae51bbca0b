type Form = {
  readonly address: string;
  readonly fields: readonly { readonly field: string; readonly text: string }[];
};

/** A page elsewhere, or an app of the borrower's. */
export function leaveTo(link: string): void {
  window.location.assign(link);
}

/** A page elsewhere that is reached by posting to it alone. */
export function postTo({ address, fields }: Form): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  for (const { field, text } of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = field;
    input.value = text;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
