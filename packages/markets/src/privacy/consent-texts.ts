import type { ConsentPurpose, ConsentText } from './privacy-rules.ts';

const version = '2026-11-01';

/** The wording that markets share; a market whose law wants other words gives its own. */
export const consentTexts: Readonly<Record<ConsentPurpose, ConsentText>> = {
  account: {
    version,
    title: { en: 'Your account', zh: '您的账户', fil: 'Ang account mo', hi: 'आपका खाता' },
    text: {
      en: 'You may use my mobile number to open my account, to let me in and to write to me about my loans, as the privacy policy says.',
      zh: '您可以按照隐私政策使用我的手机号码为我开户、让我登录，并就我的贷款与我联系。',
      fil: 'Maaari ninyong gamitin ang mobile number ko para buksan ang account ko, papasukin ako at sulatan ako tungkol sa mga loan ko, ayon sa privacy policy.',
      hi: 'आप गोपनीयता नीति के अनुसार मेरे मोबाइल नंबर का उपयोग मेरा खाता खोलने, मुझे लॉग इन कराने और मेरे ऋणों के बारे में लिखने के लिए कर सकते हैं।',
    },
    deletes: {
      en: 'Ends only with the account.',
      zh: '仅随账户删除而终止。',
      fil: 'Matatapos lang kasabay ng account.',
      hi: 'केवल खाते के साथ समाप्त होता है।',
    },
  },
  push: {
    version,
    title: {
      en: 'Notices on this phone',
      zh: '手机通知',
      fil: 'Mga abiso sa phone na ito',
      hi: 'इस फ़ोन पर सूचनाएँ',
    },
    text: {
      en: 'You may send notices to this phone. They only say that there is a message; amounts and debts are never shown.',
      zh: '您可以向这部手机发送通知。通知只提示有新消息，从不显示金额或欠款。',
      fil: 'Maaari kayong magpadala ng abiso sa phone na ito. Sinasabi lang nito na may mensahe; hindi kailanman ipinapakita ang halaga o utang.',
      hi: 'आप इस फ़ोन पर सूचनाएँ भेज सकते हैं। वे सिर्फ़ बताती हैं कि संदेश है; रक़म या क़र्ज़ कभी नहीं दिखता।',
    },
    deletes: {
      en: 'The address of this phone for notices is deleted.',
      zh: '将删除此手机的通知地址。',
      fil: 'Buburahin ang address ng phone na ito para sa mga abiso.',
      hi: 'सूचनाओं के लिए इस फ़ोन का पता मिटा दिया जाता है।',
    },
  },
  location: {
    version,
    title: {
      en: 'Roughly where you are',
      zh: '您的大致位置',
      fil: 'Humigit-kumulang kung nasaan ka',
      hi: 'आप लगभग कहाँ हैं',
    },
    text: {
      en: 'You may learn once, to about a kilometre, where I am when I apply, to prevent fraud in my name.',
      zh: '您可以在我申请时获取一次我的大致位置（约一公里），以防有人冒用我的名义。',
      fil: 'Maaari ninyong malaman nang isang beses, sa loob ng mga isang kilometro, kung nasaan ako kapag nag-apply, para maiwasan ang panloloko sa pangalan ko.',
      hi: 'मेरे नाम पर धोखाधड़ी रोकने के लिए, आवेदन के समय आप एक बार लगभग एक किलोमीटर तक जान सकते हैं कि मैं कहाँ हूँ।',
    },
    deletes: {
      en: 'The place that we hold is deleted.',
      zh: '将删除我们保存的位置。',
      fil: 'Buburahin ang lugar na hawak namin.',
      hi: 'हमारे पास रखा स्थान मिटा दिया जाता है।',
    },
  },
  device: {
    version,
    title: {
      en: 'What kind of phone it is',
      zh: '手机型号',
      fil: 'Anong uri ng phone ito',
      hi: 'फ़ोन किस तरह का है',
    },
    text: {
      en: 'You may keep the model and system of my phone, to notice when somebody else uses my account. No serial number is read.',
      zh: '您可以保存我手机的型号和系统，以便发现他人使用我的账户。不读取任何序列号。',
      fil: 'Maaari ninyong itago ang modelo at system ng phone ko, para mapansin kapag may ibang gumagamit ng account ko. Walang serial number na binabasa.',
      hi: 'आप मेरे फ़ोन का मॉडल और सिस्टम रख सकते हैं, ताकि पता चले कि कोई और मेरा खाता इस्तेमाल कर रहा है। कोई सीरियल नंबर नहीं पढ़ा जाता।',
    },
    deletes: {
      en: 'What we know about the phone is deleted.',
      zh: '将删除我们了解的手机信息。',
      fil: 'Buburahin ang alam namin tungkol sa phone.',
      hi: 'फ़ोन के बारे में जो पता है वह मिटा दिया जाता है।',
    },
  },
  references: {
    version,
    title: {
      en: 'People who know you',
      zh: '认识您的人',
      fil: 'Mga taong nakakakilala sa iyo',
      hi: 'आपको जानने वाले लोग',
    },
    text: {
      en: 'You may keep up to five people whom I name and who agreed to it. They are never told about a loan or a debt.',
      zh: '您可以保存最多五位由我填写且本人同意的联系人。绝不会向他们透露贷款或欠款。',
      fil: 'Maaari kayong magtago ng hanggang limang taong papangalanan ko at pumayag. Hindi sila kailanman sasabihan tungkol sa loan o utang.',
      hi: 'आप ज़्यादा से ज़्यादा पाँच लोग रख सकते हैं जिनके नाम मैं दूँ और जो इसके लिए राज़ी हों। उन्हें ऋण या क़र्ज़ के बारे में कभी नहीं बताया जाता।',
    },
    deletes: {
      en: 'The people that you named are deleted.',
      zh: '将删除您填写的联系人。',
      fil: 'Buburahin ang mga taong pinangalanan mo.',
      hi: 'आपके बताए लोग मिटा दिए जाते हैं।',
    },
  },
  offers: {
    version,
    title: {
      en: 'News about offers',
      zh: '优惠消息',
      fil: 'Balita tungkol sa mga alok',
      hi: 'प्रस्तावों की ख़बर',
    },
    text: {
      en: 'You may write to me about new offers, at most once a week.',
      zh: '您可以就新的优惠与我联系，每周最多一次。',
      fil: 'Maaari ninyo akong sulatan tungkol sa mga bagong alok, hindi hihigit sa isang beses kada linggo.',
      hi: 'आप मुझे नए प्रस्तावों के बारे में लिख सकते हैं, हफ़्ते में ज़्यादा से ज़्यादा एक बार।',
    },
    deletes: {
      en: 'Nothing is held for it; we stop writing.',
      zh: '不为此保存任何数据；我们停止发送。',
      fil: 'Walang itinatago para rito; hihinto kami sa pagsulat.',
      hi: 'इसके लिए कुछ नहीं रखा जाता; हम लिखना बंद कर देते हैं।',
    },
  },
  bureau: {
    version,
    title: {
      en: 'What the credit bureau knows',
      zh: '征信机构掌握的信息',
      fil: 'Ang alam ng credit bureau',
      hi: 'क्रेडिट ब्यूरो क्या जानता है',
    },
    text: {
      en: 'You may ask the credit bureau once for each application how my loans elsewhere stand. The bureau notes that you asked.',
      zh: '每次申请时，您可以向征信机构查询一次我在其他机构的贷款情况。征信机构会记录这次查询。',
      fil: 'Maaari ninyong tanungin ang credit bureau nang isang beses sa bawat aplikasyon kung kumusta ang mga loan ko sa iba. Itatala ng bureau na nagtanong kayo.',
      hi: 'हर आवेदन पर आप एक बार क्रेडिट ब्यूरो से पूछ सकते हैं कि दूसरी जगह मेरे ऋण कैसे चल रहे हैं। ब्यूरो दर्ज करता है कि आपने पूछा।',
    },
    deletes: {
      en: 'We stop asking; then a person decides without it. What was answered stays with the decision that it led to.',
      zh: '我们不再查询，之后由工作人员在没有该信息的情况下决定。已得到的答复随相应决定一起保留。',
      fil: 'Hihinto kami sa pagtatanong; tao na ang magpapasya nang wala ito. Mananatili ang naisagot kasama ng pasyang pinanggalingan nito.',
      hi: 'हम पूछना बंद कर देते हैं; तब कोई व्यक्ति इसके बिना फ़ैसला करता है। जो जवाब मिला था वह अपने फ़ैसले के साथ रहता है।',
    },
  },
};
