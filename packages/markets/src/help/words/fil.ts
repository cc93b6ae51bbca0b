import type { FaqWords } from '../faq-entries.ts';

export const faqFil: FaqWords = {
  topics: {
    borrowing: 'Panghihiram',
    cost: 'Magkano ito',
    payout: 'Pagtanggap ng pera',
    repaying: 'Pagbabayad',
    trouble: 'Kapag nahihirapan',
    account: 'Ang app at ang account mo',
    privacy: 'Ang data mo',
    complaints: 'Mga reklamo',
  },
  texts: {
    'how-to-borrow': {
      question: 'Paano humiram?',
      answer:
        'Pumili ng loan, halaga at tagal: makikita ang presyo bago ka mag-apply. Saka sabihin kung sino ka at saan ipapadala ang pera. Magpapasya kami, babasahin mo ang alok, at pipirmahan mo ito gamit ang code.\n\nWalang bayad ang pagtatanong, at walang napagkakasunduan bago ka pumirma.',
      alsoCalled: ['mag-apply ng loan', 'umutang', 'kailangan ng pera', 'mangutang'],
    },
    'who-can-borrow': {
      question: 'Sino ang puwedeng humiram?',
      answer:
        'Taong nasa hustong gulang na may wastong ID, regular na kita at sariling account. Nakasulat sa bawat loan kung ano pa ang hinihingi.',
      alsoCalled: ['edad', 'kuwalipikado', 'requirements', 'pasok ba ako'],
    },
    'documents-needed': {
      question: 'Anong mga dokumento ang kailangan?',
      answer:
        'Isang ID, at para sa mas malaking halaga, patunay ng kita. Nasa listahan sa app kung ano pa ang kulang at kung bakit kailangan.',
      alsoCalled: ['valid ID', 'papeles', 'payslip', 'patunay ng kita'],
    },
    'how-long-decision': {
      question: 'Gaano katagal ang pagpapasya?',
      answer:
        'Karamihan ay ilang minuto lang. Kung kailangang tingnan ng tao, may mensahe ka agad kapag napagpasyahan. Puwede mong isara ang app habang naghihintay.',
      alsoCalled: ['naghihintay ng approval', 'sinusuri pa', 'pending', 'ilang araw'],
    },
    'why-refused': {
      question: 'Bakit ako tinanggihan?',
      answer:
        'Buksan ang aplikasyon: nakasulat ang bawat dahilan at kung ano ang makapagbabago nito. Walang bayad ang pagtanggi at puwede kang mag-apply muli kapag may nagbago. Kung sa tingin mo ay mali, sabihin sa amin at titingnan ng tao.',
      alsoCalled: ['hindi naaprubahan', 'rejected', 'denied', 'ayaw tanggapin'],
    },
    'sent-back': {
      question: 'Ibinalik ang aplikasyon ko. Ano na?',
      answer:
        'May kailangang ayusin, halimbawa malabong litrato. Buksan ang aplikasyon: nakasulat kung ano. Nakatago ang lahat ng iba pang ibinigay mo.',
      alsoCalled: ['bumalik', 'ayusin ang aplikasyon'],
    },
    'how-much': {
      question: 'Magkano ang puwede kong hiramin?',
      answer:
        'Nasa bawat loan ang pinakamaliit at pinakamalaking halaga. Ang aaprubahan ay depende sa kita mo at sa binabayaran mo na bawat buwan, para may sapat kang matira.',
      alsoCalled: ['pinakamataas', 'limit', 'taasan ang limit'],
    },
    'second-loan': {
      question: 'Puwede ba ang pangalawang loan?',
      answer:
        'Oo, kapag bayad na ang una. May mga loan na puwedeng sabay kung kaya ng kita mo; nasa listahan ang bukas sa iyo.',
      alsoCalled: ['umulit', 'reloan', 'dalawang loan', 'hiram ulit'],
    },
    'offer-expired': {
      question: 'Tapos na ang alok ko. Makukuha ko pa ba?',
      answer:
        'Bukas ang alok hanggang sa araw na nakasulat. Pagkatapos noon, mag-apply muli: nakatago ang ibinigay mo kaya isang minuto lang. Walang napirmahan at wala kang utang.',
      alsoCalled: ['expired ang offer', 'huli na'],
    },
    'withdraw-application': {
      question: 'Puwede ko bang bawiin ang aplikasyon?',
      answer: 'Oo, anumang oras bago ka pumirma. Buksan ang aplikasyon at piliing bawiin. Walang bayad.',
      alsoCalled: ['kanselahin ang aplikasyon', 'nagbago ang isip'],
    },
    'blurred-picture': {
      question: 'Hindi tinatanggap ang litrato ko',
      answer:
        'Ilagay ang ID sa maitim na mesa, sa liwanag ng araw, at kunan mula sa itaas hanggang kita ang apat na sulok. Hanggang 10 MB ang litrato; kapag naputol ang pag-upload, itutuloy ito kung saan huminto.',
      alsoCalled: ['malabo', 'ayaw mag-upload', 'camera', 'picture'],
    },
    'what-it-costs': {
      question: 'Magkano ang loan?',
      answer:
        'Bago ka pumirma, makikita mo ang matatanggap, ang babayaran, bawat singil, bawat petsa at ang taunang rate. Iyon lang ang babayaran kung nasa oras ka.',
      alsoCalled: ['interes', 'tubo', 'presyo', 'singil'],
    },
    'what-is-apr': {
      question: 'Ano ang taunang rate (APR)?',
      answer:
        'Isang numero para sa buong presyo: interes at lahat ng singil, bilang rate sa isang taon. Dito mo maihahambing ang mga loan na iba ang tagal o nagpapautang. Nasa “Ipakita ang kuwenta” kung paano ito nakuha.',
      alsoCalled: ['APR', 'EIR', 'totoong rate'],
    },
    'hidden-fees': {
      question: 'May iba pa bang singil?',
      answer:
        'Wala. Ang wala sa pinirmahan mong pahayag ay hindi puwedeng singilin. Maaaring may sariling bayad ang channel; ipinapakita ito bago ka pumili.',
      alsoCalled: ['nakatagong singil', 'dagdag na bayad', 'kaltas'],
    },
    'why-less-received': {
      question: 'Bakit mas maliit ang natanggap ko kaysa hiniram?',
      answer:
        'Kinaltas sa pagpapadala ang singil na bahagi ng presyo. Nasa alok ito bilang “matatanggap mo”, at kasama sa taunang rate.',
      alsoCalled: ['kinaltasan', 'kulang ang pera', 'processing fee'],
    },
    'cost-ceiling': {
      question: 'May hangganan ba ang masisingil sa akin?',
      answer:
        'Oo. May kisame ang batas at ang kasunduan mo. Nasa pahina ng loan ang nasingil na, katabi nito. Kapag naabot, wala nang idadagdag.',
      alsoCalled: ['pinakamataas na singil', 'cap', 'limit ng batas'],
    },
    'where-is-agreement': {
      question: 'Nasaan ang kasunduan ko?',
      answer:
        'Nasa pahina ng loan, bilang teksto at bilang file. Nananatili ito roon kahit tapos na ang loan.',
      alsoCalled: ['kontrata', 'kopya ng kasunduan', 'disclosure'],
    },
    'when-money-comes': {
      question: 'Kailan darating ang pera?',
      answer:
        'Karaniwan ilang minuto matapos pumirma, pinakahuli sa susunod na araw ng trabaho ng bangko. Nasa pahina ng loan ang bawat hakbang, at may mensahe ka kapag naipadala.',
      alsoCalled: ['disbursement', 'wala pa ang pera', 'kailan papasok'],
    },
    'payout-failed': {
      question: 'Hindi natuloy ang pagpapadala. Ano na?',
      answer:
        'Ibinalik ito ng bangko, madalas dahil mali ang account number. Hindi tumatakbo ang interes. Buksan ang loan, pumili ng ibang account mo, at ipapadala namin muli.',
      alsoCalled: ['bumalik ang pera', 'maling account'],
    },
    'change-account': {
      question: 'Paano palitan ang account na tatanggap?',
      answer:
        'Sa mga account na tatanggap: idagdag ang bago, gawing karaniwan, alisin ang luma. May code na nagbabantay sa bawat pagbabago.',
      alsoCalled: ['bangko', 'palitan ang bangko', 'magdagdag ng account', 'wallet'],
    },
    'account-name': {
      question: 'Bakit dapat nasa pangalan ko ang account?',
      answer:
        'Para sa iyo lang mapunta ang pera. Dapat tugma ang pangalan sa ID mo; ayos lang ang maliit na pagkakaiba sa pagsulat.',
      alsoCalled: ['hindi tugma ang pangalan', 'account ng asawa'],
    },
    'payout-ewallet': {
      question: 'Puwede bang sa e-wallet ipadala ang pera?',
      answer: 'Oo, kung verified ang wallet at nasa pangalan mo. Tandaan ang buwanang limit ng wallet.',
      alsoCalled: ['GCash', 'Maya', 'wallet'],
    },
    'what-is-ifsc': {
      question: 'Ano ang IFSC at saan ito makikita?',
      answer:
        'Labing-isang karakter na tumutukoy sa sangay ng bangko mo. Nasa checkbook, passbook at app ng bangko.',
      alsoCalled: ['code ng sangay', 'code ng bangko'],
    },
    'how-to-repay': {
      question: 'Paano magbayad?',
      answer:
        'Buksan ang loan at pindutin ang Magbayad. Piliin ang halaga, saka ang paraan. Makikita mo ang gagawin ng bayad bago mo ito gawin, at kusang sasabihin ng pahina kapag dumating ang pera.',
      alsoCalled: ['bayaran ang utang', 'hulog', 'bayad', 'magbayad ng loan'],
    },
    'pay-over-counter': {
      question: 'Paano magbayad sa tindahan o payment center?',
      answer:
        'Pumili ng tindahan sa app. May reference number at bar code ka: ipakita ito, bayaran ang eksaktong halaga, itago ang resibo. Pumapasok ito sa loob ng ilang minuto.',
      alsoCalled: ['7-Eleven', 'cash', 'Cebuana', 'Bayad Center', 'sari-sari'],
    },
    'pay-ewallet': {
      question: 'Paano magbayad gamit ang e-wallet?',
      answer:
        'Piliin ang wallet mo sa app at sundan ang mga hakbang. Bayaran ang eksaktong halaga, kasama ang reference number. Pumapasok ito sa loob ng ilang minuto.',
      alsoCalled: ['GCash', 'Maya', 'ShopeePay'],
    },
    'pay-upi': {
      question: 'Paano magbayad sa UPI?',
      answer:
        'Piliin ang UPI: i-scan ang code gamit ang ibang telepono, o buksan ang UPI app mula sa pahina. Pagkatapos ibigay ang UTR mula sa mensahe ng bangko para makita agad ang bayad.',
      alsoCalled: ['PhonePe', 'Google Pay', 'Paytm', 'QR code'],
    },
    'what-is-utr': {
      question: 'Ano ang UTR at saan ito makikita?',
      answer:
        'Ang numerong ibinibigay ng bangko sa isang bayad: 12 digit sa UPI at IMPS, 16 o 22 karakter sa NEFT at RTGS. Nasa mensahe ng bangko at sa history ng UPI app.',
      alsoCalled: ['reference number', 'numero ng bayad'],
    },
    'pay-bank-transfer': {
      question: 'Paano magbayad sa bangko?',
      answer:
        'Piliin ang paglipat sa bangko: nasa pahina ang account at ang reference. Isulat ang reference sa paglipat, kung hindi ay hahanapin pa ito ng tao. Bilang ito mula sa araw na sinabi ng bangko.',
      alsoCalled: ['InstaPay', 'PESONet', 'online banking', 'deposito', 'bank transfer'],
    },
    'paid-not-counted': {
      question: 'Nagbayad na ako pero may utang pa raw sa app',
      answer:
        'Huwag magbayad muli. May channel na inaabot ng isang araw ng trabaho. Kung wala pa rin, sabihin sa amin ang araw, halaga at numero sa resibo, at maglakip ng litrato. Bilang ito mula sa araw na nagbayad ka.',
      alsoCalled: ['hindi pumasok ang bayad', 'nawawala ang bayad', 'hindi na-update', 'di pa bayad'],
    },
    'paid-wrong-amount': {
      question: 'Iba ang halagang nabayaran ko sa nasa code',
      answer:
        'Bilang ito kung magkano talaga. Kung kulang, utang pa rin ang natitira; kung sobra, nasa iyo ang kredito.',
      alsoCalled: ['maling halaga', 'kulang ang bayad'],
    },
    'paid-too-much': {
      question: 'Sobra ang bayad ko. Ano ang mangyayari?',
      answer:
        'Magiging kredito mo ito at ibabayad sa susunod na hulog. Kung wala ka nang utang, ibabalik namin.',
      alsoCalled: ['sobrang bayad', 'refund', 'kredito', 'ibalik ang sobra'],
    },
    'paid-twice': {
      question: 'Dalawang beses akong nagbayad',
      answer:
        'Walang nawala. Gagamitin ang ikalawa sa susunod na hulog o ibabalik: isulat sa amin kung alin ang gusto mo.',
      alsoCalled: ['dobleng bayad', 'nadoble'],
    },
    'code-expired': {
      question: 'Paso na ang code ng bayad ko',
      answer:
        'Gumawa ng bago sa pahina ng loan. Kung nagbayad ka na gamit ang luma, makikita pa rin ang pera at bilang mula sa araw na nagbayad ka.',
      alsoCalled: ['expired ang reference', 'lampas na sa oras'],
    },
    'pay-part': {
      question: 'Puwede bang bahagi lang ang bayaran?',
      answer:
        'Oo: pumili ng sariling halaga. Uunahin ang singil sa huli, saka bayarin, interes at puhunan, mula sa pinakaluma. Makikita mo ang hatian bago magbayad.',
      alsoCalled: ['partial na bayad', 'kalahati', 'mas maliit na bayad'],
    },
    'pay-early': {
      question: 'Puwede bang bayaran lahat nang maaga?',
      answer:
        'Oo, kahit anong araw. Titigil ang interes sa araw na iyon; nasa pahina ang matitipid mo. Nasa kasunduan kung may bayad, at kasama na ito sa halagang ipinapakita.',
      alsoCalled: ['maagang bayad', 'bayaran nang buo', 'isara ang loan', 'tapusin ang utang'],
    },
    receipt: {
      question: 'Nasaan ang resibo ko?',
      answer: 'Nasa pahina ng loan, sa mga nangyari: may resibong file ang bawat bayad.',
      alsoCalled: ['patunay ng bayad', 'opisyal na resibo'],
    },
    statement: {
      question: 'Puwede ba akong humingi ng statement?',
      answer:
        'Oo: sa pahina ng loan, para sa anumang panahon, bilang file. Nakalista ang bawat bayad at singil, at kung magkano ang natira.',
      alsoCalled: ['statement of account', 'SOA', 'balanse', 'kasaysayan'],
    },
    'pay-for-someone': {
      question: 'Puwede bang iba ang magbayad para sa akin?',
      answer:
        'Oo. Ibigay ang code o reference number: sa loan mo ito papasok. Walang malalaman sa amin ang iba kung magkano ang utang mo.',
      alsoCalled: ['nanay ang magbabayad', 'kaibigan', 'ibang tao'],
    },
    'cannot-pay': {
      question: 'Hindi ako makabayad. Ano ang magagawa?',
      answer:
        'Sabihin bago ang petsa kung kaya: buksan ang loan at piliin ang “Hindi ako makabayad”. Puwede kang mangako ng araw, humingi ng mas maliit na hulog, o iusog ang hulog. Habang pinag-aaralan, walang maniningil.',
      alsoCalled: ['nawalan ng trabaho', 'gipit', 'walang pera', 'may sakit'],
    },
    'what-if-late': {
      question: 'Ano ang mangyayari kung mahuli ako?',
      answer:
        'Maaaring may singil sa huli ayon sa kasunduan, hindi lalampas sa kisame. Nasa pahina ng loan ito hanggang sentimo. Nagpapaalala kami sa disenteng oras, at sa iyo lang kami nakikipag-usap.',
      alsoCalled: ['overdue', 'multa', 'penalty', 'lampas na'],
    },
    'move-due-date': {
      question: 'Puwede bang iusog ang petsa ng bayad?',
      answer:
        'Kung may pag-uusog sa kasunduan mo, oo: nasa pahina ang bayad at bagong araw, katabi ng halaga kung ngayon magbabayad. Babayaran muna ang singil, saka uusog ang petsa.',
      alsoCalled: ['extension', 'ipagpaliban', 'palugit', 'dagdag na panahon'],
    },
    'smaller-instalments': {
      question: 'Puwede bang mas maliit ang hulog?',
      answer:
        'Hilingin sa pahina ng loan sa “Hindi ako makabayad”. Makikita mo ang bagong hulog at ang buong halaga bago ka pumayag. Hindi ito lalampas sa pinapayagan ng batas.',
      alsoCalled: ['restructure', 'babaan ang hulog', 'mas mahabang panahon'],
    },
    'cancel-loan': {
      question: 'Puwede bang kanselahin ang napirmahang loan?',
      answer:
        'Oo, sa mga araw na ibinibigay ng kasunduan. Ibabalik mo ang natanggap, kasama ang interes ng mga araw na iyon at wala nang iba. Nasa pahina ng loan ang eksaktong halaga.',
      alsoCalled: ['cooling-off', 'nagbago ang isip', 'isauli ang pera'],
    },
    'dispute-charge': {
      question: 'Hindi ako sang-ayon sa isang singil',
      answer:
        'Buksan ang loan at tutulan ito sa sariling hanay. Habang tinitingnan, hindi ito lumalaki at walang paalala tungkol dito. Kung tama ka, babawiin ito.',
      alsoCalled: ['maling singil', 'hindi patas', 'tutol', 'mali ang multa'],
    },
    'credit-report': {
      question: 'Lalabas ba ito sa credit record ko?',
      answer:
        'Pinapayagan kami ng batas na magtanong sa credit bureau kapag pumayag ka, at inaatasang iulat kung paano binabayaran ang loan. Kung may mali, sabihin: itatama namin.',
      alsoCalled: ['credit score', 'CIC', 'bureau'],
    },
    'who-may-call-me': {
      question: 'Sino ang puwedeng tumawag sa akin, at kailan?',
      answer:
        'Mga tao lang namin, sa oras na pinapayagan ng batas, at magpapakilala sila. Walang puwedeng manakot o manghiya. Kapag nangyari, magreklamo: uunahin ito.',
      alsoCalled: ['panggigipit', 'maniningil', 'pananakot', 'tawag sa gabi'],
    },
    'will-you-tell-others': {
      question: 'Sasabihin ba ninyo sa pamilya o amo ko?',
      answer:
        'Hindi. Hindi namin kailanman sinasabi sa kanila ang utang. Ang mga taong ibinigay mo ay tatanungin lang kung kilala ka.',
      alsoCalled: ['contacts', 'hiya', 'boss', 'kapamilya'],
    },
    'no-code': {
      question: 'Hindi dumarating ang code',
      answer:
        'Maghintay ng isang minuto, saka humingi muli o magpatawag. Tingnan kung may signal at hindi puno ang telepono. Limang minuto lang ang bisa ng code.',
      alsoCalled: ['OTP', 'SMS', 'walang text'],
    },
    'new-number': {
      question: 'May bago akong numero',
      answer:
        'Mag-log in gamit ang luma kung mayroon pa, at sabihin sa amin. Kung wala na, sumulat sa amin: hihingin namin ang ID para walang makaagaw ng account mo.',
      alsoCalled: ['palit ng numero', 'nawala ang SIM'],
    },
    'lost-phone': {
      question: 'Nawala o nanakaw ang telepono ko',
      answer:
        'Mag-log in sa ibang telepono at tapusin ang ibang session sa menu. Ipa-block ang SIM. Kung walang code, walang makapipirma ng loan o makapagpapalit ng account.',
      alsoCalled: ['ninakaw', 'mag-log out sa lahat'],
    },
    'change-language': {
      question: 'Paano palitan ang wika?',
      answer: 'Sa menu mo: English, Filipino, Hindi at Tsino. Walang mawawala sa isinulat mo.',
      alsoCalled: ['Tagalog', 'Ingles', 'isalin'],
    },
    'delete-account': {
      question: 'Paano burahin ang account ko?',
      answer:
        'Sa mga pagpili sa privacy, kapag wala nang bukas na loan. Makikita mo ang buburahin at ang ipinatatago ng batas, at kung hanggang kailan.',
      alsoCalled: ['isara ang account', 'alisin ako'],
    },
    'works-offline': {
      question: 'Gumagana ba ang app kahit walang internet?',
      answer:
        'Mababasa muli ang nabuksan mo na, kasama kung gaano na kaluma. Nakatago ang isinusulat mo. Maipapadala kapag bumalik ang internet.',
      alsoCalled: ['walang data', 'mabagal na internet', 'offline'],
    },
    'is-it-you': {
      question: 'Paano ko malalamang kayo talaga ito?',
      answer:
        'Nasa dulo ng bawat pahina ang pangalan at lisensya namin; hanapin sa {regulator}. Hindi kami humihingi ng bayad bago ang loan, ng code sa telepono, o ng pera sa pribadong account.',
      alsoCalled: ['scam', 'manloloko', 'peke', 'legit ba'],
    },
    'asked-for-password': {
      question: 'May humingi sa akin ng code o paunang bayad',
      answer:
        'Hindi kami iyon. Huwag magbayad at huwag ibigay ang code kaninuman. Kung naibigay mo na, tapusin ang lahat ng session sa menu at sumulat agad sa amin.',
      alsoCalled: ['phishing', 'kahina-hinalang tawag', 'manloloko'],
    },
    'what-data': {
      question: 'Anong data ko ang itinatago ninyo?',
      answer: 'May talaan sa patakaran sa privacy: bawat data, para saan, at hanggang kailan. Wala nang iba.',
      alsoCalled: ['privacy', 'personal na impormasyon'],
    },
    'my-contacts': {
      question: 'Binabasa ba ninyo ang contacts o litrato ko?',
      answer:
        'Hindi. Hindi namin binabasa ang phone book, gallery, tawag o mensahe. Ikaw ang pumipili ng bawat litrato, at ikaw ang nagsusulat ng mga taong ibinibigay mo.',
      alsoCalled: ['phone book', 'gallery', 'permiso'],
    },
    'withdraw-consent': {
      question: 'Paano bawiin ang pahintulot?',
      answer: 'Sa mga pagpili sa privacy: patayin ito. May bisa agad, at nakasulat kung ano ang titigil.',
      alsoCalled: ['itigil ang paggamit ng data', 'marketing'],
    },
    'get-my-data': {
      question: 'Puwede ba akong humingi ng kopya ng data ko?',
      answer: 'Oo, sa mga pagpili sa privacy. Makukuha mo ang lahat sa isang file sa loob ng ilang minuto.',
      alsoCalled: ['export', 'i-download ang data'],
    },
    'how-to-complain': {
      question: 'Paano magreklamo?',
      answer:
        'Isulat sa mga reklamo, may litrato kung mayroon. May numero at araw ng sagot ka agad. Walang bayad at hindi makasasama sa loan mo.',
      alsoCalled: ['mag-ulat ng problema', 'hinaing', 'sumbong'],
    },
    'when-answered': {
      question: 'Kailan sasagutin ang reklamo ko?',
      answer:
        'Pinakahuli pagkatapos ng {days} araw ng trabaho; nasa reklamo ang eksaktong araw. Kapag malapit na, may mas mataas na hahawak.',
      alsoCalled: ['gaano katagal', 'takdang araw', 'wala pang sagot'],
    },
    'not-satisfied': {
      question: 'Hindi ako kuntento sa sagot',
      answer: 'Sumagot at mabubuksan itong muli, may bagong araw. Ibang tao ang titingin.',
      alsoCalled: ['buksan muli', 'maling sagot', 'apela'],
    },
    'go-to-regulator': {
      question: 'Paano lumapit sa regulator?',
      answer:
        'Nasa pahina ng reklamo ang {regulator}, mula kailan puwede, at paano. Walang bayad at sasagutin namin ang itatanong nila.',
      alsoCalled: ['SEC', 'ombudsman', 'awtoridad', 'legal'],
    },
  },
};
