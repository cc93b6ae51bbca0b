import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const zh: Texts<typeof en> = {
  heading: '需要什么帮助？',
  questions: '常见问题',
  search: '关于什么？',
  example: '例如：付了两次',
  searchHint: '几个字就够，打错字也没关系。',
  results: '相关答案',
  found: '相关答案：{count} 个',
  noneTitle: '没有找到答案',
  none: '换个词试试。或者写给我们：马上得到编号和答复日期。想和人说话，请看下面。',
  write: '写给我们',
  open: '前往',
  person: '联系工作人员',
  openUntil: '营业到 {time}',
  closed: '现在休息。',
  opensAt: '{moment} 开始',
  call: '打电话',
  whatsapp: '用 WhatsApp 联系',
  mail: '写邮件',
  complain: '投诉',
  complainLine: '马上得到编号和答复日期。',
  officer: '投诉专员（{title}）：',
};
