import type { TransferRules } from '../transfers/transfer-rules.ts';
import { transferWords } from '../transfers/transfer-texts.ts';

/**
 * UPI carries up to ₹1,00,000 a transfer; a bank transfer (IMPS, NEFT, RTGS) any amount. Their numbers, all called UTR here: UPI
 * and IMPS 12 digits, NEFT 16 or 22 and RTGS 22 letters and digits.
 */
export const transfers = {
  ways: [
    {
      key: 'upi',
      kind: 'upi',
      name: { en: 'UPI', zh: 'UPI', fil: 'UPI', hi: 'UPI' },
      speed: 'same-day',
      least: 1_00n,
      most: 1_00_000_00n,
      steps: [
        {
          en: 'Open your UPI app with the button, or scan the square code with it.',
          zh: '用按钮打开 UPI 应用，或用它扫描二维码。',
          fil: 'Buksan ang UPI app mo gamit ang button, o i-scan dito ang QR code.',
          hi: 'बटन से अपना UPI ऐप खोलें, या उससे QR कोड स्कैन करें।',
        },
        {
          en: 'Check that it says {amount} to {holder}, and pay.',
          zh: '核对金额 {amount} 和收款人 {holder}，然后付款。',
          fil: 'Tiyaking {amount} kay {holder} ang nakasulat, saka magbayad.',
          hi: 'जाँचें कि {holder} को {amount} लिखा है, और भुगतान करें।',
        },
        {
          en: 'Then tell us the 12 digits of the UTR. Your app shows it with the payment.',
          zh: '然后把 12 位 UTR 告诉我们，应用的付款详情中可以看到。',
          fil: 'Pagkatapos, sabihin sa amin ang 12 digit ng UTR. Makikita ito sa app kasama ng bayad.',
          hi: 'फिर हमें UTR के 12 अंक बताएँ। आपका ऐप इसे भुगतान के साथ दिखाता है।',
        },
      ],
    },
    {
      key: 'transfer',
      kind: 'bank-transfer',
      name: transferWords.bank,
      speed: 'same-day',
      least: 1_00n,
      most: null,
      steps: [transferWords.sendTo, transferWords.writeReference, transferWords.tellNumber],
    },
  ],
  numberShapes: [/^\d{12}$/, /^(?=.*\d)[A-Z0-9]{16}$/, /^(?=.*\d)[A-Z0-9]{22}$/],
  numberExample: '412345678901',
} as const satisfies TransferRules;
