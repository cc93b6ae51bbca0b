import type { Language } from '../language.ts';
import type { ClauseKey } from './agreement-form.ts';

type Translated = Readonly<Record<Exclude<Language, 'en'>, string>>;

/**
 * What a clause says, in a sentence for whoever reads another language than the contract's. It explains and does not bind; its
 * figures are in the disclosure, which is written in the reader's language.
 */
export const clauseSummaries: Readonly<Record<ClauseKey, Translated>> = {
  parties: {
    zh: '写明贷款人及其牌照、借款人、编号和协议日期。',
    fil: 'Sinasabi kung sino ang nagpapautang at ang lisensya nito, kung sino ang umuutang, ang sanggunian at ang petsa.',
    hi: 'बताती है कि ऋणदाता कौन है और उसका लाइसेंस क्या है, उधारकर्ता कौन है, संदर्भ और तारीख़।',
  },
  loan: {
    zh: '您借多少、实际到手多少、打入哪个本人账户、总共要还多少。',
    fil: 'Magkano ang uutangin, magkano ang matatanggap, sa aling sariling account, at magkano ang kabuuang babayaran.',
    hi: 'कितना उधार, हाथ में कितना, आपके किस खाते में, और कुल कितना चुकाना है।',
  },
  schedule: {
    zh: '每期的到期日和金额。若放款晚于协议日，到期日从放款日起重新计算。',
    fil: 'Ang petsa at halaga ng bawat hulog. Kung mahuli ang labas ng pera, mula sa araw na iyon muling bibilangin ang mga petsa.',
    hi: 'हर किस्त की तारीख़ और राशि। पैसा देर से निकले, तो तारीख़ें उसी दिन से गिनी जाती हैं।',
  },
  interest: {
    zh: '利率在全期固定。利息不会再计利息。',
    fil: 'Hindi nagbabago ang antas ng interes sa buong panahon. Walang interes sa interes.',
    hi: 'ब्याज दर पूरी अवधि में नहीं बदलती। ब्याज पर ब्याज नहीं लगता।',
  },
  fees: {
    zh: '列出每一项费用；除此之外没有其他费用。',
    fil: 'Nakalista ang bawat bayarin; wala nang iba.',
    hi: 'हर शुल्क लिखा है; इसके अलावा कोई नहीं।',
  },
  late: {
    zh: '逾期费只按逾期的那一期计算，不计入本金，也不计利息。',
    fil: 'Sa nahuling hulog lamang sinisingil ang pagkahuli; hindi ito idinadagdag sa prinsipal at walang interes.',
    hi: 'देरी का शुल्क सिर्फ़ देर हुई किस्त पर लगता है; वह मूलधन में नहीं जुड़ता और उस पर ब्याज नहीं।',
  },
  delay: {
    zh: '能否延期一期、可延几天、费用多少。',
    fil: 'Kung maililipat ang isang hulog, ilang araw, at magkano.',
    hi: 'क्या किस्त आगे बढ़ सकती है, कितने दिन, और कितने में।',
  },
  early: {
    zh: '您可随时提前还款；利息只计到当日。',
    fil: 'Maaari kang magbayad nang maaga anumang araw; hanggang sa araw na iyon lamang ang interes.',
    hi: 'आप किसी भी दिन पहले चुका सकते हैं; ब्याज उसी दिन तक।',
  },
  'cooling-off': {
    zh: '放款后的头几天内，您可以不说明理由地取消。',
    fil: 'Sa unang mga araw pagkatapos matanggap ang pera, maaari kang magkansela nang walang dahilan.',
    hi: 'पैसा मिलने के बाद शुरू के दिनों में आप बिना कारण बताए रद्द कर सकते हैं।',
  },
  allocation: {
    zh: '还款先抵最早的一期，并按所列顺序抵扣。',
    fil: 'Sa pinakalumang hulog muna napupunta ang bayad, ayon sa nakasulat na pagkakasunod-sunod.',
    hi: 'भुगतान पहले सबसे पुरानी किस्त में जाता है, लिखे हुए क्रम में।',
  },
  limits: {
    zh: '法律规定的上限，以及我们绝不收取的费用。',
    fil: 'Ang hangganan ayon sa batas, at ang hindi namin kailanman sisingilin.',
    hi: 'क़ानून की सीमाएँ, और जो हम कभी नहीं ले सकते।',
  },
  recovery: {
    zh: '我们只与您本人联系，只在规定时间，绝不告诉您的家人、朋友或雇主。',
    fil: 'Ikaw lamang ang kakausapin namin, sa takdang oras, at hindi kailanman ang pamilya, kaibigan o amo mo.',
    hi: 'हम सिर्फ़ आपसे, तय समय में बात करते हैं; परिवार, दोस्त या नियोक्ता से कभी नहीं।',
  },
  complaints: {
    zh: '向谁投诉、多久得到答复、监管机构如何联系。',
    fil: 'Kanino magrereklamo, kailan ka sasagutin, at paano maabot ang nagbabantay sa amin.',
    hi: 'शिकायत किससे करें, जवाब कब मिलेगा, और नियामक तक कैसे पहुँचें।',
  },
  privacy: {
    zh: '我们如何使用您的数据，以及您的权利。',
    fil: 'Paano namin ginagamit ang data mo, at ang mga karapatan mo.',
    hi: 'हम आपका डेटा कैसे इस्तेमाल करते हैं, और आपके अधिकार।',
  },
  signature: {
    zh: '您亲手勾选两项并输入验证码，即为签署，与纸笔签名同等有效。',
    fil: 'Pumipirma ka sa pagmarka ng dalawang kahon at pag-type ng code; katumbas ito ng pirma sa papel.',
    hi: 'दो खानों पर निशान और कोड लिखकर आप हस्ताक्षर करते हैं; यह काग़ज़ पर दस्तख़त के बराबर है।',
  },
  law: {
    zh: '适用的法律、管辖法院，以及以英文文本为准。',
    fil: 'Aling batas ang sinusunod, saan ang hukuman, at na ang tekstong Ingles ang may bisa.',
    hi: 'कौन सा क़ानून लागू है, अदालत कहाँ है, और यह कि अंग्रेज़ी पाठ मान्य है।',
  },
};
