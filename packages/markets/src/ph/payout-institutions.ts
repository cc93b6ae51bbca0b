import type { Institution } from '../payout-accounts/payout-rules.ts';

/** Wallets that receive through InstaPay. */
export const philippineWallets: readonly Institution[] = [
  { code: 'GCSH', name: 'GCash' },
  { code: 'PYMY', name: 'Maya' },
  { code: 'SHPY', name: 'ShopeePay' },
  { code: 'GRAB', name: 'GrabPay' },
  { code: 'COIN', name: 'Coins.ph' },
  { code: 'PLPY', name: 'PalawanPay' },
];

/**
 * The ten banks with the most deposits, the largest first (Bangko Sentral ng Pilipinas, universal and
 * commercial banks by total deposits, 2025): most accounts are with one of them.
 */
export const largestBanks: readonly string[] = [
  'BDO',
  'LBP',
  'BPI',
  'MBTC',
  'CBC',
  'RCBC',
  'PNB',
  'SBC',
  'UBP',
  'DBP',
];

/**
 * Banks that receive through InstaPay or PESONet. The codes are ours; an adapter says what its vendor calls
 * each.
 */
export const philippineBanks: readonly Institution[] = [
  { code: 'AUB', name: 'Asia United Bank' },
  { code: 'BDO', name: 'BDO Unibank' },
  { code: 'BDON', name: 'BDO Network Bank' },
  { code: 'BOC', name: 'Bank of Commerce' },
  { code: 'BPI', name: 'Bank of the Philippine Islands (BPI)' },
  { code: 'BMB', name: 'Bangko Mabuhay' },
  { code: 'CARD', name: 'CARD Bank' },
  { code: 'CBC', name: 'China Banking Corporation (Chinabank)' },
  { code: 'CBS', name: 'China Bank Savings' },
  { code: 'CEBR', name: 'Cebuana Lhuillier Rural Bank' },
  { code: 'CIMB', name: 'CIMB Bank Philippines' },
  { code: 'CTBC', name: 'CTBC Bank (Philippines)' },
  { code: 'DBP', name: 'Development Bank of the Philippines' },
  { code: 'DUNG', name: 'Dungganon Bank' },
  { code: 'EWB', name: 'EastWest Bank' },
  { code: 'EWRB', name: 'EastWest Rural Bank (Komo)' },
  { code: 'EQB', name: 'Equicom Savings Bank' },
  { code: 'GOTY', name: 'GoTyme Bank' },
  { code: 'HSBC', name: 'HSBC Philippines' },
  { code: 'ISLA', name: 'ISLA Bank' },
  { code: 'LBP', name: 'Land Bank of the Philippines' },
  { code: 'MBTC', name: 'Metropolitan Bank and Trust Company (Metrobank)' },
  { code: 'MAYB', name: 'Maya Bank' },
  { code: 'MBB', name: 'Maybank Philippines' },
  { code: 'MALA', name: 'Malayan Savings Bank' },
  { code: 'OFB', name: 'Overseas Filipino Bank' },
  { code: 'OWN', name: 'OwnBank' },
  { code: 'PBB', name: 'Philippine Business Bank' },
  { code: 'PBC', name: 'Philippine Bank of Communications (PBCOM)' },
  { code: 'PNB', name: 'Philippine National Bank' },
  { code: 'PRB', name: 'Producers Savings Bank' },
  { code: 'PSB', name: 'Philippine Savings Bank (PSBank)' },
  { code: 'PTC', name: 'Philippine Trust Company' },
  { code: 'PVB', name: 'Philippine Veterans Bank' },
  { code: 'QCB', name: 'Queen City Development Bank' },
  { code: 'RCBC', name: 'Rizal Commercial Banking Corporation (RCBC)' },
  { code: 'SBC', name: 'Security Bank' },
  { code: 'SEAB', name: 'MariBank (formerly SeaBank)' },
  { code: 'SCB', name: 'Standard Chartered Bank' },
  { code: 'STER', name: 'Sterling Bank of Asia' },
  { code: 'SUN', name: 'Sun Savings Bank' },
  { code: 'TONK', name: 'Tonik Digital Bank' },
  { code: 'UBP', name: 'Union Bank of the Philippines' },
  { code: 'UNOB', name: 'UNO Digital Bank' },
  { code: 'UDB', name: 'UnionDigital Bank' },
  { code: 'WLTH', name: 'Wealth Development Bank' },
];
