import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const hi: Texts<typeof en> = {
  list: 'संदेश, नए पहले',
  emptyTitle: 'अभी कोई संदेश नहीं',
  emptyBody: 'हम SMS, कॉल या पुश से जो भी भेजते हैं, वह यहाँ भी रहता है, ताकि आप फिर पढ़ सकें।',
  unread: 'नया',
  sms: 'SMS से',
  voice: 'कॉल से',
  push: 'ऐप में',
  email: 'ई-मेल से',
  inbox: 'केवल यहाँ',
  toLoan: 'अपना लोन देखें',
  toMe: 'मेरे खाते पर वापस',
};
