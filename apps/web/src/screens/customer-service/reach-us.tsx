import { routePath } from '@candor/contract/routes';
import { CardList, ListRow } from '@candor/ui';
import type { AppPageData } from '../../shell/page-data.ts';
import { telHref } from '../../public-page/tel-href.ts';
import { useKeptCall } from '../../session/use-kept-call.ts';
import { OpenNow } from './open-now.tsx';
import { helpWords } from './texts.ts';

/**
 * A person: by telephone, WhatsApp or mail, with whether somebody is there now. What the page knows already
 * shows at once.
 */
export function ReachUs({ page: { config, timeZone } }: { readonly page: AppPageData }) {
  const say = helpWords.useSay();
  const { loaded } = useKeptCall('problem.whatsapp', {});
  const reach = loaded.state === 'ready' ? loaded.data : undefined;
  return (
    <section className="u-reach" aria-labelledby="help-reach">
      <h2 id="help-reach">{say('person')}</h2>
      <CardList label={say('person')}>
        {loaded.state !== 'failed' && <OpenNow reach={reach} timeZone={timeZone} />}
        <ListRow
          href={telHref(config.servicePhone)}
          icon="phone"
          title={say('call')}
          detail={config.servicePhone}
        />
        {reach?.whatsapp && (
          <ListRow
            href={reach.whatsapp.href}
            icon="help"
            title={say('whatsapp')}
            detail={reach.whatsapp.number}
            rel="noreferrer"
          />
        )}
        <ListRow href={`mailto:${config.email}`} icon="mail" title={say('mail')} detail={config.email} />
        <ListRow
          href={routePath('complaints')}
          icon="warning"
          title={say('complain')}
          detail={say('complainLine')}
        />
      </CardList>
      {reach?.officer && (
        <p className="u-officer">
          {say('officer', { title: reach.officer.title })} {reach.officer.name} {reach.officer.phone} ·{' '}
          {reach.officer.email}
        </p>
      )}
    </section>
  );
}
