import { expect, it } from 'vitest';
import { contentPolicyOf } from './page-security.ts';

it('a page posts no form, but where autopay is allowed on a page of a bank’s', () => {
  expect(contentPolicyOf('', {})).toContain("form-action 'none'");
  const posting = contentPolicyOf('', { postsElsewhere: true });
  expect(posting).toContain('form-action https:;');
  expect(posting.replace('form-action https:', "form-action 'none'")).toBe(contentPolicyOf('', {}));
});
