import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const zh: Texts<typeof en> = {
  list: '消息，最新在前',
  emptyTitle: '还没有消息',
  emptyBody: '我们通过短信、电话或推送发给您的内容，都会保存在这里供您再次查看。',
  unread: '新',
  sms: '短信',
  voice: '电话',
  push: '应用内',
  email: '电子邮件',
  inbox: '仅在此处',
  toLoan: '查看您的贷款',
  toMe: '返回我的账户',
};
