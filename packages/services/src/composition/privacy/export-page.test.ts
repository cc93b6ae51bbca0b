import { expect, it } from 'vitest';
import { exportPage } from './export-page.ts';

it('A13.5 · what somebody typed is text in the page of an export, never a part of the page', () => {
  const name = `<script>alert("1")</script> & 'Ana'`;
  const page = exportPage(
    [{ name: 'referencePersons', rows: [{ name, '<b>': { nested: '<img src=x>' } }] }],
    '<i>now</i>',
  );
  expect(page).not.toMatch(/<script|<img|<b>|<i>/u);
  expect(page).toContain('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; &#39;Ana&#39;');
});
