import { isMarketId, type Language, type Words } from '@candor/markets';
import {
  deletePushToken,
  findBorrower,
  listPushTokens,
  lockUnsentMessage,
  markMessage,
  type Database,
} from '@candor/store';
import { borrowerPhone } from '../borrowers/borrower-phone.ts';
import type { PersonSeal } from '../borrowers/person-seal.ts';
import type { MessagePorts } from './message-ports.ts';

const pointer: Words = {
  en: 'You have a new message. Open the app to read it.',
  zh: '您有一条新消息。请打开应用查看。',
  fil: 'May bago kang mensahe. Buksan ang app para mabasa ito.',
  hi: 'आपके लिए नया संदेश है। पढ़ने के लिए ऐप खोलें।',
};

type Parts = {
  readonly database: Database;
  readonly seal: PersonSeal;
  readonly ports: MessagePorts;
  readonly now: () => Date;
};

/**
 * Hands a message's pointer to the network. What it points to stays in the inbox: a lock screen never shows what it is
 * about. The row is locked while it goes out, and marked with it: nobody sends it twice on purpose.
 */
export async function deliverMessage(
  { database, seal, ports, now }: Parts,
  messageId: string,
): Promise<void> {
  await database.withTransaction(async (tx) => {
    const message = await lockUnsentMessage(tx, messageId);
    const borrower = message?.borrowerId ? await findBorrower(tx, message.borrowerId) : undefined;
    if (!message || !borrower || !isMarketId(message.market)) return;
    const { id, market, channel } = message;
    const text = pointer[borrower.language as Language] ?? pointer.en;
    const common = { id, market, title: '', text };
    const phone = borrowerPhone(seal, borrower);
    if (channel === 'push') {
      for (const token of await listPushTokens(tx, borrower.id)) {
        const to = seal.open(token.tokenSealed, `push:${token.tokenIndex.toString('hex')}`);
        if ((await ports.push({ ...common, to })) === 'gone') await deletePushToken(tx, token.tokenIndex);
      }
    } else if ((channel === 'sms' || channel === 'voice') && phone !== null) {
      await ports[channel]({ ...common, to: phone });
    } else if (channel === 'email' && phone !== null) {
      await ports.email({ ...common, to: phone });
    }
    await markMessage(tx, id, { sentAt: now(), failedAt: null });
  });
}
