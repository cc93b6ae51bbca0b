/**
 * What the sandbox's Dragonpay lists: counters, wallets and banks, one of them down. Production asks
 * Dragonpay.
 */
export const sandboxProcessors = [
  processor('711', '7-Eleven', { type: 4, most: 10_000 }),
  processor('GCSH', 'GCash', { type: 128, least: 1, most: 100_000 }),
  processor('PYMY', 'Maya', { type: 128, least: 1, most: 100_000 }),
  processor('CEBL', 'Cebuana Lhuillier', { type: 4, most: 50_000, surcharge: 20 }),
  processor('MLH', 'M Lhuillier', { type: 4, most: 50_000, isRealTime: false }),
  processor('BPI', 'BPI Online', { type: 1, most: 1_000_000 }),
  processor('BDO', 'BDO Online', { type: 1, most: 1_000_000, status: 'D' }),
];

type Facts = {
  readonly type: number;
  readonly least?: number;
  readonly most: number;
  readonly surcharge?: number;
  readonly isRealTime?: boolean;
  readonly status?: 'A' | 'D';
};

function processor(procId: string, shortName: string, facts: Facts) {
  const { type, least = 50, most, surcharge = 0, isRealTime = true, status = 'A' } = facts;
  return {
    procId,
    shortName,
    longName: shortName,
    currencies: 'PHP',
    type,
    status,
    realTime: isRealTime,
    minAmount: least,
    maxAmount: most,
    surcharge,
  };
}
