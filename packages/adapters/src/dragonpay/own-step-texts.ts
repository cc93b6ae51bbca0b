import type { PayKind } from '@candor/services/kernel/ports';
import type { Words } from '@candor/markets';

type Facts = {
  readonly name: string;
  /** As people write it: ₱2,910.19. */
  readonly amount: string;
  /** What the counter takes on top, written the same way; null where it takes nothing. */
  readonly fee: string | null;
  readonly reference: string;
  /** Dragonpay gave an address where it is paid: the page has a button for it. */
  readonly hasLink: boolean;
};

type Steps = (facts: Facts) => readonly Words[];

const keepReceipt: Words = {
  en: 'Keep the receipt. This page shows when it is counted.',
  zh: '请保留收据。入账后本页会显示。',
  fil: 'Itago ang resibo. Makikita sa pahinang ito kapag nabilang na.',
  hi: 'रसीद रखें। गिने जाने पर यह पन्ना दिखाएगा।',
};

const byKind: Readonly<Partial<Record<PayKind, Steps>>> = {
  'over-the-counter': ({ name, amount, fee, reference }) => [
    {
      en: `At ${name}, show the bar code to the cashier, or say "Dragonpay" and read out ${reference}.`,
      zh: `在 ${name}，向收银员出示条形码，或说"Dragonpay"并报出 ${reference}。`,
      fil: `Sa ${name}, ipakita ang bar code sa cashier, o sabihin ang "Dragonpay" at basahin ang ${reference}.`,
      hi: `${name} में कैशियर को बार कोड दिखाएँ, या "Dragonpay" कहकर ${reference} पढ़ें।`,
    },
    fee === null
      ? {
          en: `Pay exactly ${amount} in cash.`,
          zh: `请用现金支付 ${amount}，不多不少。`,
          fil: `Magbayad ng eksaktong ${amount} na cash.`,
          hi: `ठीक ${amount} नकद दें।`,
        }
      : {
          en: `Pay exactly ${amount} in cash. The cashier takes a fee of ${fee} on top.`,
          zh: `请用现金支付 ${amount}，不多不少。收银员另收手续费 ${fee}。`,
          fil: `Magbayad ng eksaktong ${amount} na cash. May dagdag na bayad na ${fee} ang cashier.`,
          hi: `ठीक ${amount} नकद दें। कैशियर ऊपर से ${fee} शुल्क लेता है।`,
        },
    keepReceipt,
  ],
  wallet: ({ name, amount, reference, hasLink }) => [
    hasLink
      ? {
          en: `Open ${name} with the button, and log in there.`,
          zh: `点击按钮打开 ${name} 并登录。`,
          fil: `Buksan ang ${name} gamit ang button, at mag-log in doon.`,
          hi: `बटन से ${name} खोलें और वहाँ लॉग इन करें।`,
        }
      : {
          en: `Open ${name}, choose to pay "Dragonpay", and type ${reference}.`,
          zh: `打开 ${name}，选择向"Dragonpay"付款，并输入 ${reference}。`,
          fil: `Buksan ang ${name}, piliin ang pagbayad sa "Dragonpay", at i-type ang ${reference}.`,
          hi: `${name} खोलें, "Dragonpay" को भुगतान चुनें और ${reference} लिखें।`,
        },
    {
      en: `Check that it says ${amount}, and confirm.`,
      zh: `确认金额为 ${amount} 后再付款。`,
      fil: `Tingnan kung ${amount} ang nakalagay, at kumpirmahin.`,
      hi: `देखें कि ${amount} लिखा है, और पुष्टि करें।`,
    },
    {
      en: 'Come back here: this page moves on by itself.',
      zh: '返回此处，页面会自动更新。',
      fil: 'Bumalik dito: kusang magbabago ang pahinang ito.',
      hi: 'यहाँ लौटें: यह पन्ना अपने आप आगे बढ़ता है।',
    },
  ],
};

/** Our own steps for a way to pay, where Dragonpay gives none. An online bank is opened like a wallet. */
export function ownSteps(kind: PayKind, facts: Facts): readonly Words[] {
  return (byKind[kind] ?? byKind.wallet!)(facts);
}
