import type { SandboxWords } from '../words.ts';

export const zh: SandboxWords = {
  intro: '这里代替手机、银行或同事的动作。任何内容都不会离开这台机器，正式环境中也没有。',
  outbox: '发件箱',
  outboxIntro: '显示而未真正发送的消息。',
  outboxEmpty: '还没有发送任何消息。请在登录页获取验证码后再回来。',
  code: '验证码',
  sms: '短信',
  voice: '电话',
  push: '推送',
  email: '电子邮件',
  to: '发给 {to}',
  clock: '业务时钟',
  clockIntro: '账簿中的日期，只能向前。',
  ph: '菲律宾',
  in: '印度',
  nextDay: '下一天',
  nextWeek: '前进 7 天',
  moving: '正在前进',
  login: '去登录',
};
