import type { Screens } from './screens.ts';
import type { Tally } from './tally.ts';

const sum = (figures: readonly number[]) => figures.reduce((all, each) => all + each, 0);

/** The portfolio, the statements, the trial balance, the provision and the bank: one set of books. */
export async function compareBooks(screens: Screens, tally: Tally): Promise<void> {
  await comparePortfolio(screens, tally);
  await compareStatements(screens, tally);
  await compareProvision(screens, tally);
  await compareMoney(screens, tally);
}

/** Debit less credit of an account at the end of a day, as the trial balance has it. */
async function balanceOf(screens: Screens, asOf: string | null, numbers: readonly number[]): Promise<number> {
  const { rows } = await screens.ask('console.trial-balance', asOf === null ? {} : { asOf });
  return sum(
    rows.filter(({ number }) => numbers.includes(number)).map(({ debit, credit }) => debit - credit),
  );
}

async function comparePortfolio(screens: Screens, tally: Tally): Promise<void> {
  const { on, months, tie, roll } = await screens.ask('console.portfolio');
  if (on === null) return;
  const last = months.at(-1);
  const at = (figure: string, left: readonly [string, unknown], right: readonly [string, unknown]) =>
    tally.compare({ figure, of: `${screens.market} on ${on}`, left, right });
  const ledger = await balanceOf(screens, on, [1210]);
  at(
    'principal',
    ['console.portfolio months.principal', last?.principal],
    ['console.trial-balance 1210', ledger],
  );
  at(
    'principal',
    ['console.portfolio tie.principal', tie?.principal],
    ['console.portfolio tie.ledger', tie?.ledger],
  );
  for (const month of months) {
    const of = (field: 'loans' | 'principal') => sum(month.buckets.map((bucket) => bucket[field]));
    at('loans', ['console.portfolio months.loans', month.loans], ['buckets.loans', of('loans')]);
    const principal = ['console.portfolio months.principal', month.principal] as const;
    at('principal', principal, ['buckets.principal', of('principal')]);
  }
  if (roll) {
    const rolled = months.findLast((month) => month.on.slice(0, 7) < roll.month.slice(0, 7));
    for (const [bucket, row] of roll.matrix.entries()) {
      at('rolled', ['console.portfolio roll.became', sum(row.became)], ['roll.principal', row.principal]);
      if (rolled)
        at(
          'bucket before',
          ['console.portfolio roll.matrix', row.principal],
          ['months.buckets', rolled.buckets[bucket]?.principal],
        );
    }
  }
  const { months: paid } = await screens.ask('console.portfolio-collections');
  const loans = await screens.all('console.loans', {}, (page) => page.loans);
  for (const { month, loans: count, paidOut } of paid) {
    const begun = loans.filter(({ paidOutOn }) => paidOutOn.slice(0, 7) === month.slice(0, 7));
    const place = 'console.portfolio-collections';
    at(
      'disbursed',
      [`${place} paidOut`, paidOut],
      ['console.loans amount', sum(begun.map(({ amount }) => amount))],
    );
    at('disbursed loans', [`${place} loans`, count], ['console.loans', begun.length]);
  }
}

async function compareStatements(screens: Screens, tally: Tally): Promise<void> {
  const months = (await screens.ask('console.provision')).months.map(({ month }) => month.slice(0, 7));
  for (const month of new Set(months)) {
    const { sheet, cash, period, profit } = await screens.ask('console.financial-statements', { month });
    const trial = await screens.ask('console.trial-balance', { asOf: period.to });
    const at = (figure: string, left: readonly [string, unknown], right: readonly [string, unknown]) =>
      tally.compare({ figure, of: `${screens.market} ${month}`, left, right });
    const place = 'console.financial-statements';
    for (const { number, amounts } of sheet.assets) {
      const row = trial.rows.find((each) => each.number === number);
      const balance = (row?.debit ?? 0) - (row?.credit ?? 0);
      at('an asset', [`${place} assets`, amounts[0]], ['console.trial-balance', balance]);
    }
    at(
      'balance sheet',
      [`${place} totalAssets`, sheet.totalAssets[0]],
      ['liabilitiesAndEquity', sheet.liabilitiesAndEquity[0]],
    );
    const bank = trial.rows.find(({ number }) => number === 1010);
    at(
      'cash',
      [`${place} cash.closing`, cash.closing[0]],
      ['console.trial-balance 1010', (bank?.debit ?? 0) - (bank?.credit ?? 0)],
    );
    const moved = sum(cash.rows.map(({ amounts }) => amounts[0] ?? 0));
    at('cash movement', [`${place} cash.movement`, cash.movement[0]], ['cash.rows', moved]);
    const { months: income } = await screens.ask('console.portfolio-income');
    const there = income.find((each) => each.month.slice(0, 7) === month);
    if (there && period.state !== 'running')
      at(
        'income',
        [`${place} totalIncome`, profit.totalIncome[0]],
        ['console.portfolio-income', there.income],
      );
  }
}

async function compareProvision(screens: Screens, tally: Tally): Promise<void> {
  const { months } = await screens.ask('console.provision');
  for (const { month } of months) {
    const { classes, total, receivables, asOf } = await screens.ask('console.provision', { month });
    const of = `${screens.market} ${month}`;
    const ledger = await balanceOf(screens, asOf, [1210, 1220, 1230, 1240]);
    tally.compare({
      figure: 'receivables',
      of,
      left: ['console.provision receivables', receivables],
      right: ['console.trial-balance 1210 to 1240', ledger],
    });
    for (const field of ['loans', 'exposure', 'required', 'before', 'more'] as const)
      tally.compare({
        figure: `provision: ${field}`,
        of,
        left: [`console.provision total.${field}`, total[field]],
        right: ['console.provision classes', sum(classes.map((each) => each[field]))],
      });
  }
}

async function compareMoney(screens: Screens, tally: Tally): Promise<void> {
  const of = screens.market;
  const suspense = await screens.ask('console.suspense');
  const { money } = await screens.ask('console.today');
  const { proof, ages, on } = await screens.ask('console.bank-day');
  const at = (figure: string, left: readonly [string, unknown], right: readonly [string, unknown]) =>
    tally.compare({ figure, of, left, right });
  const ledger = -(await balanceOf(screens, null, [2030]));
  at(
    'suspense',
    ['console.suspense ledger', suspense.ledger],
    ['console.suspense payments', suspense.payments],
  );
  at('suspense', ['console.suspense ledger', suspense.ledger], ['console.trial-balance 2030', ledger]);
  at(
    'suspense',
    ['console.today money.inSuspense', money?.inSuspense.amount],
    ['console.suspense payments', suspense.payments],
  );
  at(
    'in suspense',
    ['console.today money.inSuspense.count', money?.inSuspense.count],
    ['console.suspense count', suspense.count],
  );
  if (proof) {
    at(
      'cash',
      ['console.bank-day books.balance', proof.books.balance],
      ['console.trial-balance 1010', await balanceOf(screens, on, [1010])],
    );
    at(
      'cash',
      ['console.bank-day bank.adjusted', proof.bank.adjusted],
      ['console.bank-day books.adjusted', proof.books.adjusted + proof.difference],
    );
  }
  for (const { account, balance, today, oneDay, threeDays, older } of ages) {
    at(
      'clearing',
      ['console.bank-day ages.balance', balance],
      ['console.trial-balance', await balanceOf(screens, on, [account])],
    );
    at(
      'clearing',
      ['console.bank-day ages.balance', balance],
      ['ages by day', today + oneDay + threeDays + older],
    );
  }
}
