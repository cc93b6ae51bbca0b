import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const zh: Texts<typeof en> = {
  'why.open-to-all': '人人可申请，从最便宜的开始。查看价格无需登录。',
  'why.for-you': '您今天可以申请的贷款，从最便宜的开始。',
  'why.after-refusal': '您可以申请的其他贷款，从最便宜的开始。',
  'why.after-settlement': '您已结清贷款。以下贷款向您开放，从最便宜的开始。',
  lowRate: '最低利率',
  range: '{least} 至 {most}',
  howLong: '期限',
  rateMonth: '每月实际利率',
  rateYear: '年化利率 (APR)',
  rateNote: '含费用',
  from: '{low} 至 {high}',
  example: '借 {amount}、{term}的费用',
  list: '贷款，从最便宜的开始',
  openOrderTitle: '您有一笔申请正在进行',
  openOrderBody: '一次只能有一笔申请：请先完成或撤回，再选择其他贷款。',
  seeOrder: '查看您的申请',
  arrearsTitle: '您有一笔还款已逾期',
  arrearsBody: '请先还清逾期款项，之后即可再次申请。',
  loanRunsTitle: '您有一笔贷款正在还款',
  loanRunsBody: '还清后即可再次借款。',
  seeLoan: '查看您的贷款',
  emptyTitle: '今天没有可申请的贷款',
  emptyBody: '请改日再来，或联系我们。',
};
