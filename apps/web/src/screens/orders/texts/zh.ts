import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const zh: Texts<typeof en> = {
  all: '全部',
  inReview: '审核中',
  toConfirm: '待签署',
  toRepay: '待还款',
  finished: '已完成',
  newestFirst: '最新在前',
  since: '自 {moment}',
  noneHere: '目前这里没有内容。',
  emptyTitle: '还没有申请',
  emptyBody: '您的申请会显示在这里，包括进度和下一步。',
  seeLoans: '查看可借的贷款',
};
