import type { Texts } from '../../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const hi: Texts<typeof en> = {
  each: '1. हर भुगतान',
  'how.declining-equal-instalment':
    'ब्याज बक़ाया राशि का {rate} {per} है। हर भुगतान का बाक़ी हिस्सा मूलधन है: इससे क़र्ज़ घटता है।',
  'how.declining-equal-principal':
    'ब्याज बक़ाया राशि का {rate} {per} है। मूलधन हर बार बराबर है, इसलिए भुगतान घटते जाते हैं।',
  'how.flat': 'ब्याज पूरी राशि का {rate} {per} है, पूरी अवधि में बराबर हिस्सों में।',
  'per.day': 'प्रति दिन',
  'per.month': 'प्रति माह',
  'per.year': 'प्रति वर्ष',
  due: 'देय',
  owed: 'बक़ाया',
  interest: 'ब्याज',
  principal: 'मूलधन',
  fee: 'शुल्क',
  pay: 'आप देंगे',
  total: 'कुल',
  odd: 'बचा हुआ पैसा आख़िरी भुगतान में है।',
  working: 'हर भुगतान का ब्याज: बक़ाया × साल की दर × साल का हिस्सा।',
  rateTitle: '2. प्रभावी दर',
  hold: 'आपके पास {net} हैं, {amount} नहीं। {rate} {per} पर, और किसी दूसरी दर पर नहीं, आपके भुगतान इसे ठीक शून्य कर देते हैं।',
  holdAll: 'आपके पास {net} हैं। {rate} {per} पर, और किसी दूसरी दर पर नहीं, आपके भुगतान इसे ठीक शून्य कर देते हैं।',
  month: 'माह',
  year: 'वर्ष',
  held: 'पास में',
  paid: 'भुगतान',
  left: 'शेष',
  sum: 'योग',
  whole: '{cost} कुल लागत है: {interest} ब्याज और {fees} शुल्क।',
  wholeInterest: '{cost} कुल लागत है: केवल ब्याज।',
};
