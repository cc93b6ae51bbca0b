import { consoleHolidaySave } from './holiday-save.ts';
import { consoleHolidays } from './holidays.ts';
import { consolePageSave } from './page-save.ts';
import { consolePage } from './page.ts';
import { consoleTextPublish } from './text-publish.ts';
import { consoleText } from './text.ts';

export const consolePageCalls = [
  consolePage,
  consolePageSave,
  consoleText,
  consoleTextPublish,
  consoleHolidays,
  consoleHolidaySave,
] as const;
