import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { findUnkept } from './find-unkept.ts';

const consoleRoot = 'apps/console/src/';

/** What is not kept, and why not: a file with one of its states, or a folder. */
const exceptions: Readonly<Record<string, string>> = {
  'kit/fields/day-box.tsx typed': 'a day that is half typed; the form keeps the day',
  'kit/fields/find-box.tsx text': 'what is looked for, in a list that is read',
  'kit/fields/use-draft-steps.ts before': 'the steps before; the draft is kept',
  'kit/fields/use-draft.ts state': 'the kept draft itself',
  'kit/list/filter-menu.tsx': 'a filter stands in the address once it is chosen',
  'kit/list/use-selection.ts kept': 'which rows of a list are selected',
  'kit/table/use-row-window.ts sight': 'which rows of a table are in sight',
  'sections/audit/': 'what is looked for; it stands in the address once it is found',
  'sections/bureau/file-page.tsx answer': 'a file is chosen again',
  'sections/channels/test-message.tsx to': 'the dialog says that the recipient is not stored',
  'sections/clock/screen.tsx to': 'a day of the sandbox clock',
  'sections/collections/assign-dialog.tsx to': 'one choice of a list, and nothing beside it',
  'sections/collections/call-script.tsx answers': 'what a caller proves themselves by is asked again',
  'sections/collections/call-script.tsx language': 'how a script is shown',
  'sections/complaints/person-finder.tsx place': 'where the arrow keys are in what was found',
  'sections/customers/timeline.tsx show': 'what a list shows',
  'sections/disbursements/batches.tsx answer': 'a file is chosen again',
  'sections/import/import-start.tsx': 'a file is chosen again, and its day with it',
  'sections/kit/': 'samples that send nothing',
  'sections/login/': 'a password or a code is typed again',
  'sections/own-login/': 'a password is typed again, and a name beside it',
  'sections/page/desk.tsx version': 'which version is read',
  'sections/page/faq-of-language.tsx version': 'which version is read',
  'sections/page/preview.tsx mode': 'how a page is shown',
  'sections/payments/bank/bank-line-side.tsx as': 'what a line is shown as; its dialog asks for the reason',
  'sections/payments/bank/bank-pairs.tsx shown': 'what a list shows',
  'sections/payments/bank/bank.tsx chosen': 'which line is shown',
  'sections/payments/statements/import-repeats.tsx typed': 'one amount, sent by the button beside it',
  'sections/payments/unapplied/unapplied-payment.tsx': 'which loan is looked for, and which is shown',
  'sections/reminders/plan-editor.tsx focused': 'which step and which day are shown',
  'sections/templates/text-card.tsx kept': 'what an edit would have dropped, and was put back',
  'sections/products/draft/offered-terms.tsx more': 'one number, added to the draft by the button beside it',
  'sections/products/legal-check/use-judgement.ts answer': 'what the check answered',
  'sections/tables/typed-figure.tsx typed': 'a figure that is half typed; the draft keeps the figure',
  'sections/team/items-to-give.tsx': 'which rows of a list are selected, and one choice of a list',
  'shell/confirm/confirm-sheet.tsx code': 'a code is typed again: each is good once',
  'shell/frame/user-menu.tsx theme': 'kept by the browser',
  'shell/list/export-dialog.tsx people': 'the careful choice is the first one, anew for every export',
  'shell/list/use-list-totals.ts wholeOf': 'which total is shown',
  'shell/palette/palette.tsx': 'what is looked for',
  'shell/runtime/use-pages.ts beyond': 'pages that were read',
};

const exceptionOf = (file: string, name: string) =>
  Object.keys(exceptions).find((each) => {
    const [path = '', state] = each.split(' ');
    return file.startsWith(path) && (state === undefined || state === name);
  });

describe('what is typed, ticked or chosen in a form of the console', () => {
  const found = globSync(`${consoleRoot}**/*.{ts,tsx}`, { cwd: root })
    .flatMap((file) => findUnkept(file, readFileSync(join(root, file), 'utf8')))
    .map(({ file, name }) => ({ file: file.slice(consoleRoot.length), name }));

  it('is kept when one leaves, by useDraft or useDialogDraft', () => {
    expect(found.filter(({ file, name }) => !exceptionOf(file, name))).toEqual([]);
  });

  it('has no exception that excepts nothing', () => {
    const used = new Set(found.map(({ file, name }) => exceptionOf(file, name)));
    expect(Object.keys(exceptions).filter((each) => !used.has(each))).toEqual([]);
  });

  const namesIn = (source: string) => findUnkept('x.tsx', source).map(({ name }) => name);

  it.each([
    "function A() { const [text, setText] = useState(''); return <B onChange={setText} />; }",
    "function A() { const [text, setText] = useState(''); const put = (x) => setText(x); return <B onChange={(x) => put(x)} />; }",
    "function useA() { const [text, setText] = useState(''); return { text, setText }; }",
  ])('is found where React alone holds it: %s', (source) => {
    expect(namesIn(source)).toEqual(['text']);
  });

  it.each([
    "function A() { const [text, setText] = useDraft('a', ''); return <B onChange={setText} />; }",
    'function A() { const [at, setAt] = useState(0); return <B onClick={() => setAt(1)} />; }',
    'function A() { const [wrong, setWrong] = useState(); return <B onChange={() => setWrong(undefined)} />; }',
  ])('is not taken for something else: %s', (source) => {
    expect(namesIn(source)).toEqual([]);
  });
});
