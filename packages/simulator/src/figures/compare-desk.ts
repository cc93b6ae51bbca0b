import type { Screens } from './screens.ts';
import type { Tally } from './tally.ts';

const sum = (figures: readonly number[]) => figures.reduce((all, each) => all + each, 0);

/** What waits and what was done: Today, the navigation, each section's own list, Team and the reports. */
export async function compareDesk(screens: Screens, tally: Tally): Promise<void> {
  await compareQueues(screens, tally);
  await compareArrears(screens, tally);
  await compareComplaints(screens, tally);
  await compareTeam(screens, tally);
}

async function compareQueues(screens: Screens, tally: Tally): Promise<void> {
  const { queues: nav } = await screens.ask('console.queues');
  const today = await screens.ask('console.today');
  for (const queue of nav) {
    const card = today.queues.find((each) => each.queue === queue.queue);
    const items = await screens.all('console.queue', { queue: queue.queue }, (page) => page.items);
    const at = (figure: string, left: unknown, place: string, value: unknown) =>
      tally.compare({
        figure,
        of: `${queue.queue} ${screens.market}`,
        left: ['console.queues', left],
        right: [place, value],
      });
    at('waiting', queue.waiting, 'console.today queues.waiting', card?.waiting);
    at('overdue', queue.over, 'console.today queues.over', card?.over);
    at('waiting', queue.waiting, 'console.queue items', items.length);
    at('waiting', queue.waiting, 'over, today and later', queue.over + queue.today + queue.later);
    const isOver = ({ deadline }: { readonly deadline: string }) => new Date(deadline) < screens.now;
    at('overdue', queue.over, 'console.queue deadlines', items.filter(isOver).length);
  }
  const stand = (queue: string) => nav.find((each) => each.queue === queue);
  const at = (queue: string, place: string, { waiting, over }: { waiting: number; over: number }) => {
    for (const [figure, left, value] of [
      ['waiting', stand(queue)?.waiting, waiting],
      ['overdue', stand(queue)?.over, over],
    ] as const)
      tally.compare({
        figure,
        of: `${queue} ${screens.market}`,
        left: ['console.queues', left],
        right: [place, value],
      });
  };
  at('payouts', 'console.payouts queue', (await screens.ask('console.payouts')).queue);
  at('collections', 'console.collections queue', (await screens.ask('console.collections')).queue);
  at('hardship', 'console.hardships queue', (await screens.ask('console.hardships')).queue);
  at('complaints', 'console.complaints', await screens.ask('console.complaints'));
  at('second-person', 'console.approvals queue', (await screens.ask('console.approvals')).queue);
  const { tabs } = await screens.ask('console.money-to-match');
  at('money', 'console.money-to-match tabs', { waiting: tabs.toMatch, over: tabs.toMatchOver });
  const { waiting } = await screens.ask('console.applications');
  const both = sum(['applications', 'referred'].map((queue) => stand(queue)?.waiting ?? 0));
  tally.compare({
    figure: 'waiting',
    of: `applications ${screens.market}`,
    left: ['console.queues', both],
    right: ['console.applications waiting', waiting.count],
  });
}

/** What is past due: the worklist's strip and sums, the loans list's totals, the arrears of the books. */
async function compareArrears(screens: Screens, tally: Tally): Promise<void> {
  const work = await screens.ask('console.collections', { show: 'late' });
  const rows = await screens.all('console.collections', { show: 'late' }, ({ loans }) => loans);
  const loans = await screens.all('console.loans', { dpd: '1..' }, (page) => page.loans);
  const { count, sums } = await screens.ask('console.list-totals', {
    list: 'loans',
    query: 'dpd=1..',
    all: 'yes',
  });
  const at = (figure: string, left: readonly [string, unknown], right: readonly [string, unknown]) =>
    tally.compare({ figure, of: screens.market, left, right });
  const [all, ...buckets] = work.strip;
  at('loans past due', ['console.collections strip', all?.loans], ['console.collections loans', rows.length]);
  at(
    'loans past due',
    ['console.collections strip', all?.loans],
    ['console.collections buckets', sum(buckets.map((each) => each.loans))],
  );
  at(
    'loans past due',
    ['console.collections stands', work.stands.pastDue],
    ['console.loans with an overdue', loans.filter(({ overdue }) => overdue > 0).length],
  );
  at('loans with DPD', ['console.loans DPD 1..', loans.length], ['console.list-totals count', count]);
  at(
    'loans with DPD',
    ['console.loans DPD 1..', loans.length],
    ['console.collections stands', work.stands.pastDue],
  );
  const late = sum(rows.map(({ overdue }) => overdue));
  at('past due', ['console.collections strip', all?.overdue], ['console.collections loans', late]);
  at('past due', ['console.collections total', work.total.overdue], ['console.collections loans', late]);
  at('past due', ['console.collections loans', late], ['console.list-totals', sums?.['overdue']]);
  at(
    'past due',
    ['console.collections loans', late],
    ['console.loans', sum(loans.map(({ overdue }) => overdue))],
  );
  for (const bucket of buckets) {
    const own = rows.filter((row) => row.bucket === bucket.bucket);
    at(
      'loans of a bucket',
      ['console.collections strip', bucket.loans],
      ['console.collections loans', own.length],
    );
    at(
      'past due of a bucket',
      ['console.collections strip', bucket.overdue],
      ['console.collections loans', sum(own.map(({ overdue }) => overdue))],
    );
  }
  const every = await screens.ask('console.list-totals', { list: 'loans', query: '', all: 'yes' });
  const list = await screens.all('console.loans', {}, (page) => page.loans);
  at('loans', ['console.list-totals', every.count], ['console.loans', list.length]);
  at(
    'principal',
    ['console.list-totals', every.sums?.['principal']],
    ['console.loans', sum(list.map(({ amount }) => amount))],
  );
  at(
    'outstanding',
    ['console.list-totals', every.sums?.['outstanding']],
    ['console.loans left', sum(list.map(({ left }) => left))],
  );
  const running = list.filter(({ state }) => state !== 'written-off');
  at(
    'outstanding',
    ['console.list-totals', every.sums?.['outstanding']],
    ['console.loans not written off', sum(running.map(({ left }) => left))],
  );
  at(
    'written off',
    ['console.list-totals', every.sums?.['writtenOff']],
    ['console.loans written off', sum(list.map(({ writtenOff }) => writtenOff))],
  );
}

const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

async function compareComplaints(screens: Screens, tally: Tally): Promise<void> {
  const to = (await screens.ask('console.financial-statements')).businessDate;
  const report = await screens.ask('console.complaint-report', { from: yearBefore(to), to });
  const waiting = await screens.all('console.complaints', { show: 'waiting' }, (page) => page.complaints);
  const answered = await screens.all('console.complaints', { show: 'answered' }, (page) => page.complaints);
  const at = (figure: string, left: readonly [string, unknown], right: readonly [string, unknown]) =>
    tally.compare({ figure, of: screens.market, left, right });
  const { total } = report;
  for (const by of ['months', 'classes', 'causes', 'channels', 'outcomes'] as const)
    for (const field of ['received', 'kept', 'missed', 'open', 'upheld', 'notUpheld', 'redress'] as const)
      at(
        `complaints ${field}`,
        ['console.complaint-report total', total?.[field] ?? 0],
        [by, sum(report[by].map((row) => row[field]))],
      );
  at(
    'complaints',
    ['console.complaint-report total.received', total?.received ?? 0],
    ['console.complaints', waiting.length + answered.length],
  );
  at(
    'complaints open',
    ['console.complaint-report total.open', total?.open ?? 0],
    ['console.complaints waiting', waiting.length],
  );
}

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

async function compareTeam(screens: Screens, tally: Tally): Promise<void> {
  const to = (await screens.ask('console.financial-statements')).businessDate;
  const team = await screens.ask('console.team', { from: daysBefore(to, 30), to });
  const at = (figure: string, left: readonly [string, unknown], right: readonly [string, unknown]) =>
    tally.compare({ figure, of: screens.market, left, right });
  for (const field of ['done', 'missed'] as const) {
    const total = [`console.team total.${field}`, team.total[field]] as const;
    at(field, total, ['queues', sum(team.queues.map((row) => row[field]))]);
    at(field, total, ['people', sum(team.people.map((row) => row[field]))]);
    at(field, total, ['days', sum(team.dayTotals.map((row) => row[field]))]);
  }
  const { queues } = await screens.ask('console.today');
  const over = sum(queues.map((queue) => queue.over));
  at('overdue', ['console.team overdue', team.overdue], ['console.today queues.over', over]);
  at(
    'overdue',
    ['console.team overdue', team.overdue],
    ['queues', sum(team.queues.map(({ overdue }) => overdue))],
  );
  const unassigned = ['console.team unassigned', team.unassigned] as const;
  at('unassigned', unassigned, ['console.today queues.free', sum(queues.map(({ free }) => free))]);
  const { total } = await screens.ask('console.team-unassigned');
  at('unassigned', unassigned, ['console.team-unassigned total', total]);
  for (const { staffId, assigned } of team.people) {
    const { items } = await screens.ask('console.team-assigned', { staffId });
    at('assigned', ['console.team people.assigned', assigned], ['console.team-assigned', items.length]);
  }
  const missed = await screens.all(
    'console.team-missed',
    { from: daysBefore(to, 30), to },
    (page) => page.items,
  );
  at('missed', ['console.team total.missed', team.total.missed], ['console.team-missed', missed.length]);
}
