import type { Words } from '@candor/markets';

export const doFirst: Words = {
  en: 'You have a loan or an application that is still open, or money of yours is still with us. Repay the loan, or leave it in its cooling-off days. Withdraw an application. Let us send the money back. Then you can delete your account.',
  zh: '您还有未结清的贷款或进行中的申请，或者您有钱款仍在我们这里。请还清贷款，或在冷静期内退出；撤回申请；让我们退还钱款。之后即可删除账户。',
  fil: 'May bukas ka pang loan o application, o may pera ka pang nasa amin. Bayaran ang loan, o iwan ito sa loob ng cooling-off. Bawiin ang application. Hayaang ibalik namin ang pera. Saka mo mabubura ang account mo.',
  hi: 'आपका कोई ऋण या आवेदन अभी खुला है, या आपका पैसा अभी हमारे पास है। ऋण चुकाएँ, या कूलिंग-ऑफ़ दिनों में छोड़ दें। आवेदन वापस लें। पैसा हमसे वापस लें। फिर आप खाता हटा सकते हैं।',
};
