import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { reportingDayAfter } from '@candor/markets/bureau';
import { countCorrections } from '@candor/store/bureau';
import { findBureauFile, lastBureauPart, listBureauFiles, listBureauRows } from '@candor/store/bureau-files';
import { findStaff } from '@candor/store/staff';
import { listApprovalsAbout } from '@candor/store/approvals';
import type { Database } from '@candor/store/database';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { dayPart, numberPart, readCursor, uuidPart, writeCursor } from '../../kernel/page-cursor.ts';
import { standOf } from '../queues/read-queues.ts';
import { closingOf } from '../../kernel/time/working-time.ts';
import { missingFiles } from '../../backoffice/bureau/missing-files.ts';

const pageSize = 50;

export const bureauFileSubject = (fileId: string) => `bureau-file:${fileId}`;

/** The files of a market, and which are wanted. */
export function readBureau(database: Database, market: MarketId, cursor: string | undefined, now: Date) {
  return database.read(async (tx) => {
    const today = await businessDateOf(tx, market);
    const place = readCursor(cursor, [dayPart, uuidPart]);
    const rows = await listBureauFiles(tx, market, {
      before: place ? { day: place[0] ?? '', id: place[1] ?? '' } : null,
      limit: pageSize + 1,
    });
    const files = rows.slice(0, pageSize);
    const last = files.at(-1);
    return {
      due: (await missingFiles(tx, market)).map(({ day, covers, sendBy }) => ({
        day,
        covers,
        sendBy,
        isOver: closingOf(market, sendBy) <= now,
      })),
      queue: await standOf(tx, ['bureau'], { market, now }),
      next: reportingDayAfter(market, dateOfDayNumber(dayNumber(today) - 1)),
      corrections: await countCorrections(tx, market),
      correctionDay: dateOfDayNumber(dayNumber(today) - 1),
      files,
      nextCursor: rows.length > pageSize && last ? writeCursor([last.day, last.id]) : null,
    };
  });
}

export type BureauFileWish = {
  readonly fileId: string;
  readonly show: 'all' | 'left-out';
  readonly cursor: string | undefined;
};

/** One file with a page of its rows. */
export function readBureauFile(database: Database, { fileId, show, cursor }: BureauFileWish) {
  return database.read(async (tx) => {
    const file = await findBureauFile(tx, fileId);
    if (!file) return undefined;
    const after = Number(readCursor(cursor, [numberPart])?.[0] ?? '0');
    const rows = await listBureauRows(tx, fileId, {
      after,
      limit: pageSize + 1,
      isLeftOut: show === 'left-out',
    });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    const asked = await listApprovalsAbout(tx, bureauFileSubject(fileId));
    return {
      file,
      ...file.groups,
      parts: (await lastBureauPart(tx, fileId)).no,
      waits: file.state === 'ready' && asked.some(({ state }) => state === 'waiting'),
      madeBy: file.madeBy === null ? null : ((await findStaff(tx, file.madeBy))?.name ?? null),
      rows: page,
      nextCursor: rows.length > pageSize && last ? writeCursor([String(last.n)]) : null,
    };
  });
}
