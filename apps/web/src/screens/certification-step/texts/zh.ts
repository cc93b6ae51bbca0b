import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const zh: Texts<typeof en> = {
  place: '第 {nth} 步，共 {all} 步。边填边保存。',
  notKept: '第 {nth} 步，共 {all} 步。尚未保存，但已保留在此页面。',
  sentBack: '已退回。',
  choose: '请选择',
  consent: '请先勾选：未经您同意不会填写任何人。',
  save: '保存并继续',
  saving: '正在保存',
};
