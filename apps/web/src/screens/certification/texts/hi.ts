import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const hi: Texts<typeof en> = {
  correctOne: 'एक चरण सुधारना है',
  correctMany: '{count} चरण सुधारने हैं',
  goOne: 'एक चरण बाक़ी है',
  goMany: '{count} चरण बाक़ी हैं',
  alsoOne: 'एक बाक़ी है',
  alsoMany: '{count} बाक़ी हैं',
  done: 'सब कुछ यहाँ है',
  progress: '{all} में से {done} पूरे। जो आपने लिखा वह रखा है।',
  steps: 'हम क्या पूछते हैं, एक-एक करके',
  sentBack: 'वापस भेजा गया।',
  trust: 'हम आपकी फ़ोन बुक कभी नहीं पढ़ते। आप जिसका भी नाम दें, हम उन्हें क़र्ज़ के बारे में कभी नहीं बताते।',
  correct: 'सुधारें: {step}',
  next: 'आगे बढ़ें',
  toLoan: 'अपने ऋण पर आगे बढ़ें',
  toLoans: 'ऋण देखें',
};
