import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const zh: Texts<typeof en> = {
  correctOne: '有一步需要更正',
  correctMany: '有 {count} 步需要更正',
  goOne: '还有一步',
  goMany: '还有 {count} 步',
  alsoOne: '还有一步未完成',
  alsoMany: '还有 {count} 步未完成',
  done: '资料已齐全',
  progress: '已完成 {done}/{all}。您填写的内容已保留。',
  steps: '我们逐步询问的内容',
  sentBack: '已退回。',
  trust: '我们从不读取您的通讯录。无论您填写谁，我们绝不会向他们透露欠款。',
  correct: '更正{step}',
  next: '继续',
  toLoan: '继续您的贷款',
  toLoans: '查看贷款',
};
