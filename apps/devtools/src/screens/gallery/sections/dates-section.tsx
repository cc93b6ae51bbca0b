import { Card, Countdown, DateField, Day, noDay, readDay, typedDayOf } from '@candor/ui';
import { useState } from 'react';
import { Specimen } from '../specimen.tsx';
import { galleryTexts as w } from '../gallery-texts.ts';
import { worked } from '../worked-case.ts';

const MINUTE_MS = 60_000;
const standing = () => worked.now;

export function DatesSection() {
  const days = ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-18', '2026-11-11', '2027-01-18'];
  return (
    <>
      <Specimen name={w.datesNamed}>
        <Card>
          <ul className="g-lines">
            {days.map((date) => (
              <li key={date}>
                <Day date={date} today={worked.today} distance />
              </li>
            ))}
          </ul>
        </Card>
      </Specimen>
      <TypedDates />
      <Specimen name={w.timeLeft}>
        <Card>
          <ul className="g-lines">
            {[
              worked.deadline,
              worked.now + 300 * MINUTE_MS,
              worked.now + 12 * MINUTE_MS,
              worked.now + 1,
              worked.now,
            ].map((until) => (
              <li key={until}>
                <Countdown until={until} startedAt={worked.now} now={standing} />
              </li>
            ))}
          </ul>
        </Card>
      </Specimen>
    </>
  );
}

/** One that can be tried, and one that says what is wrong. */
function TypedDates() {
  const [typed, setTyped] = useState(noDay);
  const [wrong, setWrong] = useState({ ...typedDayOf('1990-02-01'), day: '31' });
  const day = readDay(typed);
  return (
    <>
      <Specimen name={w.typedDate}>
        <DateField
          id="g-birthday"
          label={w.birthday}
          hint={w.birthdayHint}
          isBirthday
          value={typed}
          onChange={setTyped}
        />
        <output className="g-note" htmlFor="g-birthday-day g-birthday-month g-birthday-year">
          {day !== undefined && (
            <>
              {w.youChose} <Day date={day} today={worked.today} />
            </>
          )}
        </output>
      </Specimen>
      <Specimen name={w.wrong}>
        <DateField
          id="g-birthday-wrong"
          label={w.birthday}
          error={readDay(wrong) === undefined ? w.noSuchDay : undefined}
          value={wrong}
          onChange={setWrong}
        />
      </Specimen>
    </>
  );
}
