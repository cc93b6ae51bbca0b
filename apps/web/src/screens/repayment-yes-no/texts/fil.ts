import type { Texts } from '../../../i18n/screen-texts.ts';
import type { en } from './en.ts';

export const fil: Texts<typeof en> = {
  question: 'Natapos mo ba ang pagbayad?',
  yes: 'Oo, nagbayad na ako',
  no: 'Hindi pa',
  amount: 'Halaga',
  wayToPay: 'Paraan ng pagbayad',
  reference: 'Numero ng reference',

  notYetTitle: 'Maaari ka pang magbayad',
  notYetUntil: 'Magagamit ang code hanggang {until}. Kung hindi mo gagamitin, walang sisingilin.',
  notYetBody: 'Magagamit pa ang code. Kung hindi mo gagamitin, walang sisingilin.',
  showInstructions: 'Ipakita kung paano magbayad',
  anotherWay: 'Magbayad sa ibang paraan',

  lookTitle: 'Hindi pa namin ito nakikita',
  lookStore:
    'Karaniwang iniuulat ng tindahan ang bayad sa loob ng ilang minuto. Itago ang resibo hanggang mabilang ito.',
  lookOnline: 'Karaniwang iniuulat ng bangko at wallet ang bayad sa loob ng ilang minuto.',
  lookFailed:
    'Kung nagbayad ka nga, itago ang resibo at ipadala sa amin ang larawan nito: {email}, o tumawag sa {phone}. Huwag munang magbayad ulit.',
  payOnce: 'Huwag magbayad nang dalawang beses. Kusang magbabago ang pahinang ito.',
  lookNow: 'Tingnan ngayon',
  looking: 'Tinitingnan',
  lookedAt: 'Tiningnan noong {time}: wala pa.',

  claimTitle: 'Anong numero ang ipinapakita ng bangko mo?',
  claimBody: 'Sa numerong ito namin hahanapin ang pera mo sa statement ng bangko namin.',
  utr: 'Numero ng transfer (UTR)',
  utrHintUpi: '12 digit. Makikita sa detalye ng bayad sa app mo.',
  utrHintBank: 'Nasa app o mensahe ng bangko mo, madalas bilang reference o trace number.',
  utrHintIndia: 'IMPS: 12 digit. NEFT at RTGS: 16 o 22 letra at digit. Nasa mensahe ng bangko mo.',
  utrLong: 'Mas mahaba ito kaysa numero ng bangko. Ang numero lang ang i-type.',
  utrMissing: 'I-type ang numerong ipinapakita ng bangko mo.',
  proof: 'Larawan ng bayad',
  proofHint: 'Kung gusto mo lang. Nakakatulong kapag may taong kailangang tumingin.',
  send: 'Ipadala ang numero',
  sending: 'Ipinapadala',

  sentTitle: 'Salamat. Nasa amin na ang numero mo',
  number: 'Numero ng transfer',
  sentAt: 'Ibinigay noong',
  mendNumber: 'Itama ang numero',
  toLoan: 'Bumalik sa utang mo',

  notHereTitle: 'Hindi namin makita ang bayad na ito',
  notHereBody:
    'Baka luma o mali ang address, o inalis ang pera sa utang mo. Nasa listahan ang mga utang mo at ang naibayad.',
  toOrders: 'Sa listahan',
};
