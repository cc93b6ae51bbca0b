import type { SandboxWords } from '../words.ts';

export const hi: SandboxWords = {
  intro: 'जो फ़ोन, बैंक या सहकर्मी करते। यहाँ से कुछ भी इस मशीन के बाहर नहीं जाता, और असली सेवा में यह नहीं होता।',
  outbox: 'आउटबॉक्स',
  outboxIntro: 'संदेश जो भेजने के बजाय दिखाए गए।',
  outboxEmpty: 'अभी कुछ नहीं भेजा गया। लॉग इन पर कोड माँगें और लौटें।',
  code: 'कोड',
  sms: 'एसएमएस',
  voice: 'कॉल',
  push: 'पुश',
  email: 'ई-मेल',
  to: '{to} को',
  clock: 'कारोबारी घड़ी',
  clockIntro: 'बही में कौन सा दिन है। यह केवल आगे जाती है।',
  ph: 'फ़िलीपींस',
  in: 'भारत',
  nextDay: 'अगला दिन',
  nextWeek: '7 दिन आगे',
  moving: 'बदल रहे हैं',
  login: 'लॉग इन पर जाएँ',
};
