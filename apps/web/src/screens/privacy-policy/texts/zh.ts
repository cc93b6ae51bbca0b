import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const zh: Texts<typeof en> = {
  lead: '我们知道您的哪些信息、为什么、保存多久。除此之外一概不保存。',
  version: '版本 {version}，自 {day} 起生效',
  who: '谁负责',
  table: '保存的内容',
  data: '数据',
  purpose: '用途',
  keptFor: '保存多久',
  never: '我们绝不做的事',
  neverBook: '我们绝不读取您的通讯录。由您自己填写最多五位联系人，我们绝不向他们透露欠款。',
  neverSell: '我们绝不出售您的数据，任何广告网络都看不到。',
  neverPrecise: '位置只保存到约一公里，而且只在您同意时。',
  rights: '您可以要求什么',
  law: '依据的法律',
  ask: '关于您数据的问题',
  call: '致电',
  write: '写信',
  choices: '查看并更改我的选择',
  print: '打印',
};
