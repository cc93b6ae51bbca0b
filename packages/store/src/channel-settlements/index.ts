export {
  type ClearingAge,
  type UnsettledPayment,
  insertSettlements,
  lastRemittance,
  listReadTransfers,
  listThirdParties,
  listUnsettled,
  readClearingAges,
} from './settlements.ts';
