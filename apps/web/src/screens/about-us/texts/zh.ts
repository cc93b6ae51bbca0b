import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const zh: Texts<typeof en> = {
  heading: '把账算给您看的贷款机构',
  mission: '我们的使命是提供人们在签字前就能看懂的小额贷款。',
  licence: '牌照',
  countOn: '您可以信赖的',
  quick: '快速审批',
  quickText: '大多数申请当天答复，并说明理由。',
  fees: '费用透明',
  feesText: '没有隐藏费用。每份报价都可以展开查看算法。',
  flexible: '灵活还款',
  flexibleText: '提前还款少付钱，或改期一次。',
  secure: '安全加密',
  secureText: '您的数据在传输和存储时都加密。我们绝不读取您的通讯录。',
  team: '我们的团队',
  teamText: '我们是信贷员、工程师和客服人员。打电话来，接听的是真人。',
  officer: '不满意？请找申诉专员',
  officerText: '致电或写信，并说明找申诉专员。您会在 {days} 天内得到答复。',
  regulator: '如果答复没有帮助，您可以向 {regulator} 申诉。',
  regulatorSite: '监管机构的网站',
  regulatorPhone: '监管机构的电话',
  call: '致电我们',
  write: '写信给我们',
  address: '我们的地址',
};
