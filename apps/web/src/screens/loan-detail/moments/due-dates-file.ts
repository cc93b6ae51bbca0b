/** One instalment as a calendar tells it: nothing but the lender, the loan, the amount and the day. */
export type DueDate = { readonly n: number; readonly dueOn: string; readonly title: string };

const MOST_OCTETS = 75;
const octets = (text: string) => new TextEncoder().encode(text).length;

/**
 * A calendar file (RFC 5545) with a whole day for each instalment and a reminder on the morning before.
 * Nobody is named in it: a calendar is often shared, and read by the phone's maker. An entry is known by its
 * loan and its number: the file of another loan leaves it alone, a newer one of the same loan replaces it.
 */
export function dueDatesFile(
  dates: readonly DueDate[],
  { reference, loan }: { readonly reference: string; readonly loan: string },
  lender: string,
  madeOn: string,
): string {
  const stamp = `${compact(madeOn)}T000000Z`;
  const events = dates.flatMap(({ n, dueOn, title }) => [
    'BEGIN:VEVENT',
    `UID:${slug(reference)}-${n}@${slug(lender)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(dueOn)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(loan)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(lender)}//Due dates//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const compact = (day: string) => day.replaceAll('-', '');
const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-') || 'lender';
const escaped = (text: string) => text.replaceAll(/[\\;,]/gu, String.raw`\$&`).replaceAll(/\s+/gu, ' ');

/** No line is longer than 75 octets; what goes on begins with a space. No character is cut in two. */
function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const part = parts.at(-1) ?? '';
    // Of a line that goes on, the space counts too.
    const room = parts.length === 1 ? MOST_OCTETS : MOST_OCTETS - 1;
    if (octets(part + character) > room) parts.push(character);
    else parts[parts.length - 1] = part + character;
  }
  return parts.join('\r\n ');
}
