import type { Catalogue } from '../message-id.ts';

export const fil: Catalogue = {
  'shell.back': 'Bumalik',
  'shell.help': 'Tulong',

  'offline.title': 'Offline ka.',
  'offline.body': 'Walang maipapadala hanggang sa muli kang makakonekta.',

  'noticed.broken.title': 'Hindi namin maipakita ang page na ito',
  'noticed.broken.body': 'Naputol ang koneksiyon sa server namin.',
  'noticed.failed.title': 'Hindi namin maipakita ang page na ito',
  'noticed.failed.body': 'Nagkaproblema sa panig namin.',
  'noticed.notFound.title': 'Wala rito ang page na ito',
  'noticed.notFound.body': 'Baka luma na o mali ang pagkaka-type ng address.',
  'noticed.marketNotOffered.title': 'Hindi iniaalok sa bansang ito',
  'noticed.marketNotOffered.body': 'Hindi nagpapautang ang lender na ito sa bansang saklaw ng page na ito.',
  'noticed.kept': 'Walang siningil sa iyo, at hindi nawala ang mga itinype mo.',
  'noticed.checking': 'Tinitingnan pa namin. Huwag ka munang magbayad ulit.',
  'noticed.home': 'Pumunta sa home',
  'noticed.talk': 'Makipag-usap sa amin',
  'noticed.talkUntil': 'Bukas hanggang {time}',
  'noticed.number': 'Kung susulat ka sa amin, ibigay ang numerong ito',

  'kit.copy': 'Kopyahin',
  'kit.copied': 'Nakopya na',
  'kit.retry': 'Subukan ulit',
  'kit.close': 'Isara',
  'kit.loading': 'Naglo-load',
  'kit.sending': 'Ipinapadala',

  'error.invalid_request': 'May mali sa inilagay mo. Tingnan ito at ipadala ulit.',
  'error.nesting_too_deep':
    'Masyadong komplikado ang request kaya hindi ito nabasa. I-reload ang page at subukan ulit.',
  'error.wire_name_unknown': 'Luma na ang page na ito. I-reload ito at subukan ulit.',
  'error.wire_version_unknown': 'May mas bagong bersiyon na ang page na ito. I-reload ito at subukan ulit.',
  'error.idempotency_key_missing':
    'Hindi namin matiyak kung naipadala na ito dati, kaya wala kaming ginawa. I-reload ang page at subukan ulit.',
  'error.idempotency_key_in_use': 'Inaasikaso pa namin ito. Sandali lang; walang madodoble.',
  'error.idempotency_key_reused':
    'Naipadala na ito dati nang may ibang detalye, at ang nauna ang masusunod. Magsimula ulit para magpadala ng bago.',
  'error.marker_header_missing':
    'Hindi ito galing sa app namin, kaya wala kaming ginawa. Buksan ang app at subukan ulit.',
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
  'error.service_unavailable': 'Abala kami o may maintenance. Subukan ulit maya-maya.',
};
