import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const zh: Texts<typeof en> = {
  signed: '已签署',
  draft: '草稿',
  signedOn: '您于{moment}签署。',
  draftText: '这是您将签署的内容，数字以今天为准。目前尚未达成任何约定。',
  version: '版本 {version}。',
  fingerprint: '文本指纹',
  fingerprintWhy: '改动一个字或一个数字，指纹就会不同。',
  schedule: '您的还款',
  files: '留存',
  agreementFile: '协议（PDF）',
  disclosureFile: '披露声明（PDF）',
  taxFile: '税务单据 {number}（PDF）',
  making: '文件正在生成，请稍候几秒。',
  fetching: '正在获取…',
  saved: '{file} 已保存。',
  notHereTitle: '找不到这份协议',
  notHereBody: '链接可能已过期或有误。您的所有贷款和申请都在列表中。',
  toOrders: '前往列表',
  agreed: '您所同意的内容',
  youReceived: '您收到',
  youRepay: '您偿还',
  rateMonth: '每月实际利率',
  rateYear: '每年实际利率',
};
