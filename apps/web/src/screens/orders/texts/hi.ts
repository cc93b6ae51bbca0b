import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const hi: Texts<typeof en> = {
  all: 'सभी',
  inReview: 'जाँच में',
  toConfirm: 'हस्ताक्षर बाकी',
  toRepay: 'चुकाना है',
  finished: 'पूरे हुए',
  newestFirst: 'नए पहले',
  since: '{moment} से',
  noneHere: 'अभी यहाँ कुछ नहीं है।',
  emptyTitle: 'अभी कोई आवेदन नहीं',
  emptyBody: 'आप जो आवेदन करेंगे वह यहाँ दिखेगा: वह कहाँ है और आगे क्या करना है।',
  seeLoans: 'देखें आप क्या उधार ले सकते हैं',
};
