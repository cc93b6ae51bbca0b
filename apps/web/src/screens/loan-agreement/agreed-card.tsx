import { AmountLine, Amounts, Card, Money, useWords } from '@candor/ui';
import type { AppPageData } from '../../shell/page-data.ts';
import { momentText } from '../../i18n/moment-text.ts';
import { rateText } from '../../lending/rate-text.ts';
import { useKeptCall } from '../../session/use-kept-call.ts';
import type { AgreementRequest } from './agreement-request.ts';
import { agreementWords } from './texts.ts';

type Props = { readonly page: AppPageData; readonly request: AgreementRequest };

/**
 * What was agreed in a few figures, and what was ticked when: the facts of the signature, as they are kept.
 */
export function AgreedCard({ page: { timeZone }, request }: Props) {
  const words = useWords();
  const say = agreementWords.useSay();
  const { loaded } = useKeptCall('contract.detail', request);
  // The text itself is above; this only sums it up.
  if (loaded.state !== 'ready' || !loaded.data.isSigned) return null;
  const { quote, consents } = loaded.data;
  return (
    <Card heading={say('agreed')}>
      <Amounts>
        <AmountLine label={say('youReceived')} value={<Money amount={BigInt(quote.netReceived)} />} />
        <AmountLine label={say('youRepay')} value={<Money amount={BigInt(quote.totalToRepay)} />} />
        <AmountLine
          label={say(quote.rate.per === 'month' ? 'rateMonth' : 'rateYear')}
          value={rateText(quote.rate.percent)}
        />
        {consents.map(({ text, language, at }) => (
          <AmountLine
            key={text}
            label={<span lang={language}>{text}</span>}
            value={momentText(words, at, timeZone)}
          />
        ))}
      </Amounts>
    </Card>
  );
}
