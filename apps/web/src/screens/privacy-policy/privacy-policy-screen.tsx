import type { Calls, ResponseOf } from '@candor/contract/client';
import { routePath } from '@candor/contract/routes';
import { Bone, ButtonLink, CardList, Icon, ListRow, useWords } from '@candor/ui';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { dayWithYear } from '../../i18n/moment-text.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { telHref } from '../../public-page/tel-href.ts';
import { useCall } from '../../session/use-call.ts';
import { PolicyTable } from './policy-table.tsx';
import { policyWords } from './texts.ts';

type Policy = ResponseOf<Calls['privacy.policy']>;

/**
 * The privacy policy: whose it is, which version, and a table that says for each kind of data what for and
 * how long.
 */
export function PrivacyPolicyScreen({ page }: { readonly page: AppPageData }) {
  const t = useT();
  const say = policyWords.useSay();
  const { config } = page;
  const policy = useCall('privacy.policy', {});
  return (
    <ScreenFrame
      config={config}
      bar={<ScreenBar parent={routePath('home')} title={t('screen.privacyPolicy')} largeTitleFollows />}
      action={
        <ButtonLink href={routePath('privacyChoices')} icon="lock">
          {say('choices')}
        </ButtonLink>
      }
    >
      <div className="w-policy">
        <h1>{t('screen.privacyPolicy')}</h1>
        <p className="w-lead">{say('lead')}</p>
        <LoadState of={policy} skeleton={<BonePolicy />}>
          {(data) => <Body policy={data} page={page} />}
        </LoadState>
        {policy.loaded.state !== 'loading' && <Questions config={config} />}
      </div>
    </ScreenFrame>
  );
}

function Questions({ config }: Pick<AppPageData, 'config'>) {
  const say = policyWords.useSay();
  return (
    <>
      <h2>{say('ask')}</h2>
      <CardList label={say('ask')}>
        <ListRow
          href={telHref(config.servicePhone)}
          icon="phone"
          title={say('call')}
          detail={config.servicePhone}
        />
        <ListRow href={`mailto:${config.email}`} icon="mail" title={say('write')} detail={config.email} />
      </CardList>
    </>
  );
}

function Body({ policy, page: { config } }: { readonly policy: Policy; readonly page: AppPageData }) {
  const words = useWords();
  const say = policyWords.useSay();
  const licence = config.licences.find(({ market }) => market === config.market);
  return (
    <>
      <p className="w-version">
        {say('version', { version: policy.version, day: dayWithYear(words, policy.inForceFrom) })}
      </p>
      <section className="c-card c-card-roomy w-who" aria-labelledby="policy-who">
        <h2 id="policy-who">{say('who')}</h2>
        <p>
          <strong>{config.comName}</strong>
        </p>
        <p>{config.address}</p>
        <p>{licence?.providedBy}</p>
      </section>
      <h2>{say('table')}</h2>
      <PolicyTable caption={say('table')} rows={policy.rows} />
      <h2>{say('never')}</h2>
      <ul className="w-points">
        {(['neverBook', 'neverSell', 'neverPrecise'] as const).map((id) => (
          <li key={id}>
            <Icon name="lock" />
            {say(id)}
          </li>
        ))}
      </ul>
      <h2>{say('rights')}</h2>
      <ul className="w-points">
        {policy.rights.map((right) => (
          <li key={right}>
            <Icon name="check" />
            {right}
          </li>
        ))}
      </ul>
      <h2>{say('law')}</h2>
      <p lang="en">{policy.law}</p>
    </>
  );
}

function BonePolicy() {
  return (
    <>
      <Bone shape="second" width="most" />
      <div className="c-card c-card-roomy">
        <Bone width="half" />
        <Bone width="most" />
        <Bone width="all" />
      </div>
      <Bone shape="title" width="half" />
      {[1, 2, 3].map((nth) => (
        <div className="c-card c-card-roomy" key={nth}>
          <Bone width="half" />
          <Bone width="all" />
          <Bone width="third" />
        </div>
      ))}
    </>
  );
}
