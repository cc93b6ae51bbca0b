import type { Words } from '@candor/markets';

export const doFirst: Words = {
  en: 'You have a loan that is still open. Repay it, or leave it in its cooling-off days; then you can delete your account.',
  zh: '您还有未结清的贷款。请先还清，或在冷静期内退出，之后即可删除账户。',
  fil: 'May bukas ka pang loan. Bayaran ito, o iwan ito sa loob ng cooling-off; saka mo mabubura ang account mo.',
  hi: 'आपका एक ऋण अभी खुला है। उसे चुकाएँ, या कूलिंग-ऑफ़ दिनों में छोड़ दें; फिर आप खाता हटा सकते हैं।',
};
