import type { Words } from '@candor/markets';

export type HardshipReason =
  | 'we_need_to_know_more'
  | 'another_way_is_cheaper'
  | 'plan_would_not_hold'
  | 'law_does_not_allow_it';

/** Why a request was refused, and what would change it: said to the borrower as it stands here. */
export const hardshipReasons: Readonly<Record<HardshipReason, Words>> = {
  we_need_to_know_more: {
    en: 'We know too little to decide. Tell us more, or talk to us: you can ask again at once.',
    zh: '我们了解的情况不足以作出决定。请补充说明或与我们沟通，您可以立即再次提出。',
    fil: 'Kulang pa ang alam namin para magpasya. Magkuwento pa o kausapin kami: puwede kang humiling ulit agad.',
    hi: 'फ़ैसले के लिए हमारे पास जानकारी कम है। और बताएँ या हमसे बात करें: आप तुरंत फिर माँग सकते हैं।',
  },
  another_way_is_cheaper: {
    en: 'Another way costs you less. The app shows what each one costs.',
    zh: '另有费用更低的方式。应用中可查看每种方式的费用。',
    fil: 'May ibang paraang mas mura para sa iyo. Makikita sa app ang halaga ng bawat isa.',
    hi: 'दूसरा तरीका आपके लिए सस्ता है। ऐप में हर तरीके का ख़र्च दिखता है।',
  },
  plan_would_not_hold: {
    en: 'By what you told us you could not pay the new instalments either. Let us talk about what you can.',
    zh: '根据您提供的情况，新的分期您也难以承担。请与我们沟通您能承担的方式。',
    fil: 'Ayon sa sinabi mo, hindi mo rin kakayanin ang mga bagong hulog. Pag-usapan natin kung ano ang kaya mo.',
    hi: 'आपकी बताई स्थिति में नई किस्तें भी नहीं चुकेंगी। आइए बात करें कि क्या संभव है।',
  },
  law_does_not_allow_it: {
    en: 'The law does not let us change the loan in this way. The app shows what is possible.',
    zh: '法律不允许我们这样变更贷款。应用中可查看可行的方式。',
    fil: 'Hindi kami pinapayagan ng batas na baguhin ang loan sa ganitong paraan. Nasa app ang mga puwede.',
    hi: 'क़ानून हमें लोन इस तरह बदलने नहीं देता। जो संभव है वह ऐप में है।',
  },
};
