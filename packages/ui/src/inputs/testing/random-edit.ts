import * as fc from 'fast-check';

/**
 * A text as it arrives and what it means, known because it was made from its meaning; nothing for "not
 * acceptable".
 */
export type Arriving = { readonly raw: string; readonly meant: string | undefined };

/** Places are any number; they are taken modulo the length of the text. */
export type RandomEdit =
  | { readonly do: 'select'; readonly anchor: number; readonly focus: number; readonly behindGap: boolean }
  | { readonly do: 'insert' | 'fill-in' | 'commit'; readonly arriving: Arriving }
  | { readonly do: 'compose'; readonly steps: readonly Arriving[] }
  | { readonly do: 'erase'; readonly reach: 'before' | 'after' | 'all-before' | 'all-after' }
  | { readonly do: 'erase-natively'; readonly forward: boolean }
  | { readonly do: 'cut' }
  | { readonly do: 'drag'; readonly to: number }
  | {
      readonly do: 'move';
      readonly towards: 'start' | 'end';
      readonly extend: boolean;
      readonly far: boolean;
    };

const zeros = ['0', '０', '٠', '०'];
const invisible = ['\u200B', '\u202A', '\uFEFF'];
const spaces = [' ', '\u00A0', '\u3000', '\u2009'];

/** One meaning, written in the digits of a random script with random noise between them. */
const disguised = (meaning: fc.Arbitrary<string>, noise: readonly string[]): fc.Arbitrary<Arriving> =>
  fc
    .record({ meant: meaning, zero: fc.constantFrom(...zeros), between: fc.constantFrom('', '', ...noise) })
    .map(({ meant, zero, between }) => ({
      meant,
      raw: [...meant].map((character) => inScript(character, zero)).join(between),
    }));

const inScript = (character: string, zero: string) =>
  /\d/.test(character) ? String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(character)) : character;

const refusedText = fc
  .constantFrom('x', 'O1', '1a2', '½', '²', '#', '１x', 'é')
  .map((raw): Arriving => ({ raw, meant: undefined }));

const digit = fc.constantFrom(...'0123456789');
const place = fc.nat({ max: 40 });

/** As an Android keyboard sends digits: one composition that grows. */
const growing = fc.array(digit, { minLength: 1, maxLength: 6 }).map((digits) =>
  digits.map((_, index): Arriving => {
    const text = digits.slice(0, index + 1).join('');
    return { raw: text, meant: text };
  }),
);

/** As a desktop's input method makes them: letters first, a full-width digit in the end. */
const converted = fc
  .record({ letters: fc.constantFrom(['n', 'ni'], ['い', 'いち'], ['x']), meant: digit })
  .map(({ letters, meant }): Arriving[] =>
    letters.map((raw): Arriving => ({ raw, meant: undefined })).concat({ raw: inScript(meant, '０'), meant }),
  );

type Writing = {
  /** What may be pasted at once. */
  readonly pasting: fc.Arbitrary<string>;
  /** The single characters that the kind's keyboard has. */
  readonly typing?: fc.Arbitrary<string>;
  /** Whether spaces may stand between any two characters; in an amount they only group. */
  readonly spaced?: boolean;
};

export function randomEdits({ pasting, typing = digit, spaced = true }: Writing): fc.Arbitrary<RandomEdit> {
  const noisy = disguised(pasting, spaced ? [...invisible, ...spaces] : invisible);
  const typed = typing.map((character): Arriving => ({ raw: character, meant: character }));
  const arriving = fc.oneof({ weight: 6, arbitrary: typed }, { weight: 4, arbitrary: noisy }, refusedText);
  const either = fc.boolean();
  const shapes: readonly (readonly [weight: number, model: object])[] = [
    [4, { do: of('select'), anchor: place, focus: place, behindGap: either }],
    [6, { do: of('insert'), arriving }],
    [1, { do: of('fill-in', 'commit'), arriving: noisy }],
    [2, { do: of('compose'), steps: fc.oneof(growing, converted) }],
    [3, { do: of('erase'), reach: of('before', 'after') }],
    [1, { do: of('erase'), reach: of('all-before', 'all-after') }],
    [2, { do: of('erase-natively'), forward: either }],
    [1, { do: of('cut') }],
    [1, { do: of('drag'), to: place }],
    [3, { do: of('move'), towards: of('start', 'end'), extend: either, far: either }],
  ];
  const weighted = shapes.map(([weight, model]) => ({
    weight,
    arbitrary: fc.record(model) as fc.Arbitrary<unknown>,
  }));
  const caret = place.map((at) => ({ do: 'select', anchor: at, focus: at, behindGap: at % 2 === 0 }));
  return fc.oneof(
    { weight: 2, arbitrary: caret as fc.Arbitrary<unknown> },
    ...weighted,
  ) as fc.Arbitrary<RandomEdit>;
}

function of(...values: string[]): fc.Arbitrary<string> {
  return fc.constantFrom(...values);
}
