import type { CalendarDate } from '@candor/domain/calendar';
import { holidaysOf } from '../calendar/working-calendar.ts';
import type { WorkingCalendar } from '../calendar/working-calendar.ts';

export const calendar: WorkingCalendar = {
  weeklyRest: [6, 7],
  office: { opens: '09:30', closes: '18:30' },
  from: '2026-01-01' as CalendarDate,
  until: '2027-12-31' as CalendarDate,
  source:
    'Central government offices, Delhi: Department of Personnel and Training, list for 2026; the almanac for 2027. States add their own. Confirm each year.',
  holidays: [
    ...holidaysOf(2026, 'declared', [
      ['01-26', 'Republic Day'],
      ['03-04', 'Holi'],
      ['03-21', 'Id-ul-Fitr'],
      ['03-26', 'Ram Navami'],
      ['03-31', 'Mahavir Jayanti'],
      ['04-03', 'Good Friday'],
      ['05-01', 'Buddha Purnima'],
      ['05-27', 'Id-ul-Zuha'],
      ['06-26', 'Muharram'],
      ['08-15', 'Independence Day'],
      ['08-26', 'Milad-un-Nabi'],
      ['09-04', 'Janmashtami'],
      ['10-02', 'Mahatma Gandhi’s birthday'],
      ['10-20', 'Dussehra'],
      ['11-08', 'Diwali'],
      ['11-24', 'Guru Nanak’s birthday'],
      ['12-25', 'Christmas Day'],
    ]),
    ...holidaysOf(2027, 'expected', [
      ['01-26', 'Republic Day'],
      ['03-10', 'Id-ul-Fitr'],
      ['03-22', 'Holi'],
      ['03-26', 'Good Friday'],
      ['04-15', 'Ram Navami'],
      ['04-19', 'Mahavir Jayanti'],
      ['05-17', 'Id-ul-Zuha'],
      ['05-20', 'Buddha Purnima'],
      ['06-16', 'Muharram'],
      ['08-15', 'Independence Day'],
      ['08-16', 'Milad-un-Nabi'],
      ['08-25', 'Janmashtami'],
      ['10-02', 'Mahatma Gandhi’s birthday'],
      ['10-09', 'Dussehra'],
      ['10-29', 'Diwali'],
      ['11-14', 'Guru Nanak’s birthday'],
      ['12-25', 'Christmas Day'],
    ]),
  ],
};
