import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const zh: Texts<typeof en> = {
  question: '您完成付款了吗？',
  yes: '是，我已付款',
  no: '还没有',
  amount: '金额',
  wayToPay: '付款方式',
  reference: '参考编号',

  notYetTitle: '您仍可付款',
  notYetUntil: '付款码有效期至 {until}。不使用不会收费。',
  notYetBody: '付款码仍然有效。不使用不会收费。',
  showInstructions: '查看付款方法',
  anotherWay: '换一种方式付款',

  lookTitle: '我们还没有看到这笔款项',
  lookStore: '门店通常几分钟内上报付款。入账前请保留收据。',
  lookOnline: '银行和钱包通常几分钟内上报付款。',
  lookFailed: '如果您确已付款，请保留收据并把照片发给我们：{email}，或致电 {phone}。在此之前请勿再次付款。',
  payOnce: '请勿重复付款。本页会自动更新。',
  lookNow: '立即查询',
  looking: '正在查询',
  lookedAt: '{time} 已查询：尚未到账。',

  claimTitle: '您的银行显示的编号是什么？',
  claimBody: '凭此编号，我们在银行对账单中找到您的款项。',
  utr: '转账编号（UTR）',
  utrHintUpi: '12 位数字，在应用的付款详情中可以看到。',
  utrHintBank: '在银行应用或短信中可以看到，常称为参考号或跟踪号。',
  utrHintIndia: 'IMPS 为 12 位数字，NEFT 和 RTGS 为 16 或 22 位字母和数字，在银行短信中可以看到。',
  utrLong: '这比银行编号长。请只输入编号。',
  utrMissing: '请输入银行显示的编号。',
  proof: '付款图片',
  proofHint: '可不提供。需要人工核查时会有帮助。',
  send: '提交编号',
  sending: '正在提交',

  sentTitle: '谢谢，我们已收到编号',
  number: '转账编号',
  sentAt: '提交时间',
  mendNumber: '更正编号',
  toLoan: '返回您的贷款',

  notHereTitle: '找不到这笔付款',
  notHereBody: '地址可能已失效或有误，或该款项已从您的贷款中撤出。您的贷款及付款都在列表中。',
  toOrders: '查看列表',
};
