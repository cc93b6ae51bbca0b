import { ListButton, screenIcons, shortDayText, useWords } from '@candor/ui';
import { useAmountText } from '../../../lending/amounts.ts';
import type { AppPageData } from '../../../shell/page-data.ts';
import { saveFile } from '../../../shell/save-file.ts';
import { dueDatesFile } from './due-dates-file.ts';
import { momentWords } from './texts.ts';

type Props = {
  readonly page: AppPageData;
  readonly today: string;
  readonly reference: string;
  readonly rows: readonly { readonly n: number; readonly dueOn: string; readonly amount: number }[];
};

/** As many days as fit a line are named; of more, the first and the last. */
const MOST_NAMED = 3;

/** The days on which something is due, as a file that the phone's calendar opens. */
export function DueDatesRow({ page, today, reference, rows }: Props) {
  const words = useWords();
  const say = momentWords.useSay();
  const amount = useAmountText();
  const { comName: lender } = page.config;
  const days = rows.map(({ dueOn }) => shortDayText(words, dueOn, dueOn));
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const keep = () => {
    const dates = rows.map(({ n, dueOn, amount: minor }) => ({
      n,
      dueOn,
      title: say('dueTitle', { lender, amount: amount(minor) }),
    }));
    const bytes = new TextEncoder().encode(
      dueDatesFile(dates, { reference, loan: say('loan', { reference }) }, lender, today),
    );
    saveFile({
      fileName: `${reference}-due-dates.ics`,
      mediaType: 'text/calendar',
      base64: btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')),
    });
  };
  if (rows.length === 0) return null;
  return (
    <ListButton
      icon={screenIcons.calendarPlus}
      title={say('addDates')}
      detail={days.length > MOST_NAMED ? say('fromTo', { first, last }) : days.join(', ')}
      onClick={keep}
    />
  );
}
