import { routePath } from '@candor/contract/routes';
import { type GrievanceRules, grievances } from '@candor/markets';
import { ButtonLink, CardList, Icon, type IconName, LenderMark, ListRow, screenIcons } from '@candor/ui';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import { telHref } from '../../public-page/tel-href.ts';
import { aboutWords } from './texts.ts';

const advantages = [
  { icon: screenIcons.bolt, title: 'quick', text: 'quickText' },
  { icon: screenIcons.equals, title: 'fees', text: 'feesText' },
  { icon: screenIcons.calendarMove, title: 'flexible', text: 'flexibleText' },
  { icon: 'lock', title: 'secure', text: 'secureText' },
] as const satisfies readonly { readonly icon: IconName; readonly title: string; readonly text: string }[];

/**
 * Who the lender is, under which licence, what it stands for, and whom to ask when something is wrong. All of
 * it is known at once.
 */
export function AboutUsScreen({ page: { config } }: { readonly page: AppPageData }) {
  const t = useT();
  const say = aboutWords.useSay();
  const licence = config.licences.find(({ market }) => market === config.market);
  return (
    <ScreenFrame
      config={config}
      bar={<ScreenBar parent={routePath('home')} title={t('screen.aboutUs')} largeTitleFollows />}
      action={
        <ButtonLink href={telHref(config.servicePhone)} icon="phone">
          {say('call')} · {config.servicePhone}
        </ButtonLink>
      }
    >
      <div className="d-about">
        <h1>{say('heading')}</h1>
        <p className="d-mission">{say('mission')}</p>
        <section className="c-card c-card-roomy d-company" aria-labelledby="about-licence">
          <LenderMark />
          <div>
            <h2 id="about-licence">{config.comName}</h2>
            <p>{licence?.providedBy}</p>
          </div>
        </section>
        <h2>{say('countOn')}</h2>
        <ul className="d-points">
          {advantages.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} />
              <div>
                <h3>{say(title)}</h3>
                <p>{say(text)}</p>
              </div>
            </li>
          ))}
        </ul>
        <h2>{say('team')}</h2>
        <p>{say('teamText')}</p>
        <CardList label={say('team')}>
          <ListRow href={`mailto:${config.email}`} icon="mail" title={say('write')} detail={config.email} />
          <ListRow
            href={mapHref(config.address)}
            icon={screenIcons.pin}
            title={say('address')}
            detail={config.address}
          />
        </CardList>
        <Grievance rules={grievances[config.market]} officer={licence?.officer ?? null} />
      </div>
    </ScreenFrame>
  );
}

function Grievance({ rules, officer }: { readonly rules: GrievanceRules; readonly officer: string | null }) {
  const say = aboutWords.useSay();
  const { answerWithinDays, regulator } = rules;
  return (
    <>
      <h2>{say('officer')}</h2>
      {officer && <p>{officer}</p>}
      <p>
        {say('officerText', { days: answerWithinDays })} {say('regulator', { regulator: regulator.name })}
      </p>
      <CardList label={say('officer')}>
        <ListRow
          href={regulator.website}
          icon="bank"
          title={say('regulatorSite')}
          detail={new URL(regulator.website).hostname}
          rel="noreferrer"
        />
        {regulator.phone !== null && (
          <ListRow
            href={telHref(regulator.phone)}
            icon="phone"
            title={say('regulatorPhone')}
            detail={regulator.phone}
          />
        )}
      </CardList>
    </>
  );
}

/** Opens the maps that the phone has. */
function mapHref(address: string): string {
  return `geo:0,0?q=${encodeURIComponent(address)}`;
}
