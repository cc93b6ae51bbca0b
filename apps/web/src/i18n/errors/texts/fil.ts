import type { ErrorCatalogue } from '../../message-id.ts';

export const fil: ErrorCatalogue = {
  'error.invalid_request': 'May mali sa inilagay mo. Tingnan ito at ipadala ulit.',
  'error.nesting_too_deep':
    'Masyadong komplikado ang request kaya hindi ito nabasa. I-reload ang page at subukan ulit.',
  'error.wire_name_unknown': 'Luma na ang page na ito. I-reload ito at subukan ulit.',
  'error.charge_cannot_be_disputed':
    'Binawi, nabayaran o napagpasyahan na ang singil na ito, o tinututulan na. Maaari mo pa ring sabihin kung ano ang mali.',
  'error.too_many_open_problems':
    'Marami ka nang bukas na reklamo. Sumulat sa isa sa mga iyon: binabasa namin ang lahat.',
  'error.problem_cannot_change_now':
    'Nagbago na ang reklamong ito. Tingnan muli; nananatili ang isinulat mo.',
  'error.wire_version_unknown': 'May mas bagong bersiyon na ang page na ito. I-reload ito at subukan ulit.',
  'error.idempotency_key_missing':
    'Hindi namin matiyak kung naipadala na ito dati, kaya wala kaming ginawa. I-reload ang page at subukan ulit.',
  'error.idempotency_key_in_use': 'Inaasikaso pa namin ito. Sandali lang; walang madodoble.',
  'error.product_is_not_offered': 'Hindi inaalok ang produktong ito ngayon. Tingnan ang iba pang inaalok.',
  'error.borrower_has_an_open_order': 'May kasalukuyan ka nang aplikasyon. Tapusin o bawiin muna ito.',
  'error.borrower_is_in_arrears': 'May huli kang bayad. Bayaran muna ito bago mag-apply muli.',
  'error.certification_is_incomplete': 'May kulang pa sa mga detalye mo. Nakatago ang pinili mo.',
  'error.order_cannot_change_now':
    'Hindi na ito maaari sa yugtong ito. Tingnan ang order para sa puwedeng gawin.',
  'error.step_is_locked': 'Hindi ito mababago habang pinagpapasyahan ang aplikasyon.',
  'error.account_is_known': 'Nasa listahan mo na ang account na ito.',
  'error.account_is_in_use': 'May perang papunta sa account na ito. Alisin ito pagkatapos.',
  'error.too_many_accounts': 'Hanggang limang account lang. Mag-alis muna ng isa.',
  'error.too_many_pictures': 'Masyadong maraming larawan. Mag-alis muna ng isa.',
  'error.figures_have_changed': 'Nagbago ang mga halaga. Walang napirmahan: basahin muna ang bago.',
  'error.document_not_ready': 'Ginagawa pa ang dokumento. Subukan muli maya-maya.',
  'error.picture_pieces_do_not_fit': 'Hindi buo ang dumating na larawan. Ipadala muli.',
  'error.picture_link_expired': 'Tapos na ang address ng larawang ito. Buksan ulit ang page.',
  'error.offer_has_expired': 'Tapos na ang alok na ito. Walang napirmahan; puwede kang mag-apply muli agad.',
  'error.picture_too_large': 'Mas malaki sa 10 MB ang larawan. Magpadala ng mas maliit.',
  'error.picture_kind_not_taken': 'Hindi tinatanggap ang ganitong file. Magpadala ng JPEG, PNG, WebP o AVIF.',
  'error.certification_has_faults': 'May kailangang ayusin. Nakatago ang lahat ng itinipa mo.',
  'error.too_young': 'Sa matatanda lang kami pinapayagan ng batas na magpautang.',
  'error.holder_is_another_person':
    'Iba ang pangalan ng may-ari ng account. Sa sarili mong account lang kami nagpapadala.',
  'error.amount_is_not_offered':
    'Hindi inaalok ang halagang ito. Pumili sa loob ng ipinapakitang limitasyon.',
  'error.amount_is_above_the_approved': 'Lampas ang halaga sa naaprubahan.',
  'error.term_is_not_offered': 'Hindi inaalok ang terminong ito. Pumili sa mga ipinapakita.',
  'error.month_is_dearer_than_approved':
    'Sa terminong ito, mas mahal ang buwanang bayad kaysa sa naaprubahan. Pumili ng mas mahabang termino o mas maliit na halaga.',
  'error.payout_account_is_missing': 'Walang account na padadalhan ng pera. Pumili o magdagdag ng sarili mo.',
  'error.payout_account_is_not_the_borrowers':
    'Hindi sa pangalan mo ang account na ito. Pumili ng sarili mo.',
  'error.disclosure_is_not_read': 'Lagyan ng tsek na nabasa mo ang disclosure.',
  'error.agreement_is_not_accepted': 'Lagyan ng tsek na tinatanggap mo ang kasunduan.',
  'error.picture_not_readable': 'Hindi mabuksan ang larawan. Kunan muli.',
  'error.picture_has_too_many_pixels':
    'Masyadong maraming pixel ang larawan. Kunan sa mas mababang resolution.',
  'error.signature_is_wrong': 'Hindi galing sa sinasabi nitong pinagmulan ang mensaheng ito.',
  'error.nothing_is_owed': 'Walang kailangang bayaran sa utang na ito ngayon.',
  'error.delay_is_not_possible':
    'Hindi maililipat ang hulog na ito ngayon. Nasa pahina ng utang ang dahilan.',
  'error.cooling_off_has_ended':
    'Tapos na ang mga araw para magkansela. Puwede mo pa ring bayaran lahat nang maaga.',
  'error.utr_was_used': 'Nagamit na ang numerong ito. Tingnan muli ang mensahe ng bangko.',
  'error.too_many_numbers':
    'Masyado nang maraming numero ang ibinigay. Kausapin kami: hindi mawawala ang perang naipadala mo.',
  'error.hardship_is_not_possible': 'Hindi ito maaari sa utang na ito. Pumili ng iba o kausapin kami.',
  'error.amount_is_above_the_owed': 'Lampas ang halaga sa dapat bayaran.',
  'error.too_many_payments_wait':
    'May ilang bukas na bayad na para sa loan na ito. Gamitin ang isa sa mga code na nasa iyo, o magsimula muli kapag may nag-expire na. Walang siningil.',
  'error.amount_is_too_small': 'Masyadong maliit ang halaga. Pumili sa loob ng ipinapakitang limitasyon.',
  'error.pay_type_is_not_offered': 'Hindi inaalok ang paraang ito para sa halagang ito. Pumili ng iba.',
  'error.utr_is_malformed':
    'Hindi ito numerong ibinibigay ng bangko. I-type ito kung paano ipinapakita ng bangko mo.',
  'error.channel_is_down': 'Hindi gumagana ang paraang ito ngayon. Pumili ng iba.',
  'error.idempotency_key_reused':
    'Naipadala na ito dati nang may ibang detalye, at ang nauna ang masusunod. Magsimula ulit para magpadala ng bago.',
  'error.marker_header_missing':
    'Hindi ito galing sa app namin, kaya wala kaming ginawa. Buksan ang app at subukan ulit.',
  'error.origin_is_foreign':
    'Galing ito sa page na hindi sa amin, kaya wala kaming ginawa. Buksan ang app namin at subukan ulit.',
  'error.not_found': 'Hindi namin mahanap ang hinihingi mo. Baka wala na ito, o mali ang address.',
  'error.market_not_offered': 'Hindi nagpapautang ang lender na ito sa bansang iyon.',
  'error.method_not_allowed':
    'Hindi tinatanggap ng server namin ang ganitong request. I-reload ang page at subukan ulit.',
  'error.request_timeout':
    'Natagalan bago nakarating sa amin ang request mo. Tingnan ang koneksiyon mo at ipadala ulit.',
  'error.body_too_large': 'Masyadong marami ito para sa isang padala. Bawasan ang ipapadala.',
  'error.unsupported_media_type': 'Hindi namin mabasa ang format na ito. I-reload ang page at subukan ulit.',
  'error.too_many_requests': 'Masyado nang maraming pagsubok. Maghintay nang kaunti at subukan ulit.',
  'error.headers_too_large':
    'Masyadong maraming data ang isinama ng browser mo. Burahin ang cookies ng site na ito at subukan ulit.',
  'error.internal_error':
    'Nagkaproblema sa panig namin. Subukan ulit, o sumulat sa amin at ibigay ang numero ng request na ito.',
  'error.not_logged_in': 'Hindi ka naka-log in. Mag-log in at magpatuloy; naka-save ang itinype mo.',
  'error.consent_missing': 'Kailangan muna ang pagsang-ayon mo. Sumang-ayon, o magpatuloy nang wala nito.',
  'error.contact_picker_not_allowed':
    'Hindi pinapayagan ng batas dito na basahin namin ang contacts sa phone mo. I-type ang bawat pangalan at numero.',
  'error.voice_code_too_early': 'Tatawag kami pagkatapos bigyan ng oras ang SMS. Humingi muna ng SMS.',
  'error.identity_check_needed':
    'Matagal nang hindi ginagamit dito ang numerong ito, at napapalitan ang may-ari ng mga numero. Ibigay ang huling apat na karakter ng dokumento mo, o magsimula ng bagong account.',
  'error.consent_text_changed': 'Nagbago ang teksto. Basahin ang bago at pumili ulit.',
  'error.consent_is_required':
    'Hindi maaaring magkaroon ng account kung wala ito. Para bawiin, burahin ang account mo.',
  'error.loan_is_open':
    'May bukas ka pang loan o application, o may pera ka pang nasa amin. Ayusin muna ito, saka burahin ang account mo.',
  'error.document_belongs_to_another_account':
    'Nasa ibang account na ang dokumentong ito. Kung sa iyo iyon, mag-log in gamit ang dating numero, o kausapin kami.',
  'error.export_not_ready': 'Tinitipon pa ang data mo. Maghintay sandali.',
  'error.clock_was_moved': 'May iba nang naglipat ng orasan. Tingnan ang araw at subukan ulit.',
  'error.export_expired': 'Hindi na nakatago ang export na ito. Humingi ng bago.',
  'error.code_wrong': 'Mali ang code. Tingnan muli ang mensahe.',
  'error.code_expired': 'Hindi na magagamit ang code na iyon. Humingi ng bago.',
  'error.code_spent': 'Sobra na ang maling pag-type ng code. Humingi ng bago.',
  'error.identity_check_failed':
    'Hindi ito ang huling apat na karakter ng dokumento. Tingnan ulit, o magsimula ng bagong account.',
  'error.shell_code_invalid': 'Hindi na magagamit ang daang ito. Bumalik sa app at buksan muli ang page.',
  'error.not_asked_in_this_market': 'Hindi ito hinihingi sa bansang ito. Walang itinago.',
  'error.too_many_reference_persons':
    'Magbigay ng hanggang limang tao, isa-isa. Hindi kami kumukuha ng phone book, at walang itinago.',
  'error.clock_goes_forward_only': 'Pasulong lang ang orasan ng negosyo. Pumili ng mas huling araw.',
  'error.message_not_sent':
    'Hindi namin maabot ang network ng telepono. Subukan ulit, o magpatawag; walang ibinilang laban sa iyo.',
  'error.messages_paused':
    'Hindi kami makapagpadala ng code sa ngayon. Subukan mamaya; tinitingnan na namin.',
  'error.service_unavailable': 'Abala kami o may maintenance. Subukan ulit maya-maya.',
};
