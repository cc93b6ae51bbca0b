export {
  type BureauDispute,
  countCorrections,
  decideBureauDispute,
  endCorrections,
  findBureauDispute,
  findComplaintOfBorrower,
  forgetDisputeWordsKeptUntil,
  insertBureauDispute,
  lastReportedRow,
  listDecidedDisputes,
  listDisputesOf,
  lockBureauDispute,
} from './bureau-disputes.ts';
export { type BureauFigures, type BureauTotals, bureauFiguresOf, snapshotBureau } from './snapshot-bureau.ts';
