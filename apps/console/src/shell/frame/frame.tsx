import {
  Component,
  createElement,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import { KeyBar } from '../../kit/keys/key-bar.tsx';
import { KeyHelp } from '../../kit/keys/key-help.tsx';
import { type Layer, reachable } from '../../kit/keys/key-map.ts';
import { KeyboardContext, useKeys } from '../../kit/keys/keyboard.ts';
import { Pane } from '../../kit/pane.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Empty, ErrorLine } from '../../kit/state-lines.tsx';
import { ButtonLink } from '../../kit/button.tsx';
import { dayWords, localMoment, placeWords } from '../../kit/words/day-words.ts';
import { ConfirmSheet } from '../confirm/confirm-sheet.tsx';
import { useQueueReading } from './use-queue-reading.ts';
import { useDesk, useNow } from '../me.ts';
import { Nav } from './nav.tsx';
import { SaveFile } from './save-file.tsx';
import { Page } from '../page.tsx';
import { Palette } from '../palette/palette.tsx';
import { PaletteContext } from '../palette/palette-context.ts';
import { hrefTo, usePlace, useRouter } from '../router.ts';
import { type Section, useSections } from '../section.ts';

type LazyScreen = LazyExoticComponent<Awaited<ReturnType<Section['load']>>['Screen']>;

/** One lazy component for each section while the page lives: another one would draw its section anew. */
const screens = new WeakMap<Section, LazyScreen>();

function screenOf(section: Section): LazyScreen {
  const known = screens.get(section);
  if (known) return known;
  const screen = lazy(async () => ({ default: (await section.load()).Screen }));
  screens.set(section, screen);
  return screen;
}

/** Nav, the section that the address names, and the key bar. */
export function Frame() {
  const { section: path } = usePlace();
  const router = useRouter();
  const again = useSyncExternalStore(router.subscribe, router.again);
  const keyboard = useContext(KeyboardContext);
  const [help, setHelp] = useState<readonly Layer[]>();
  const seen = useSections();
  const section = seen.find((one) => one.path === path);
  useQueueReading();
  const [isFinding, setFinding] = useState(false);
  const openPalette = () => setFinding(true);
  const openHelp = () => setHelp(reachable(keyboard.layers()));
  useKeys(
    'Everywhere',
    [
      ...seen.map(({ path: to, name, go, isUnlisted }) => ({
        keys: `g ${go}`,
        ...(isUnlisted ? {} : { words: `go to ${name}` }),
        run: () => router.go({ section: to, id: null, query: {} }),
      })),
      ...(seen.some(({ finds }) => finds)
        ? [
            { keys: 'Ctrl+k', words: 'find, act, go', run: openPalette },
            { keys: '/', words: 'find, act, go', run: openPalette },
          ]
        : []),
      { keys: '?', words: 'all keys', inBar: true, run: openHelp },
    ],
    'app',
  );
  return (
    <PaletteContext value={openPalette}>
      <div className="k-shell">
        <Nav onHelp={openHelp} />
        {section ? <Opened key={`${section.path} ${again}`} section={section} /> : <NoSuchPage />}
        <KeyBar>
          <Clock />
        </KeyBar>
        {help && <KeyHelp layers={help} onClose={() => setHelp(undefined)} />}
        <SaveFile />
        <ConfirmSheet />
        {isFinding && <Palette onClose={() => setFinding(false)} />}
      </div>
    </PaletteContext>
  );
}

function Opened({ section }: { readonly section: Section }) {
  const { name, group } = section;
  const crumbs = [...(group === 'Today' ? [] : [{ words: group }]), { words: name }];
  return (
    <Stumble
      instead={
        <Page crumbs={crumbs}>
          <Pane>
            <ErrorLine what="This page could not be displayed." onAgain={() => location.reload()} />
          </Pane>
        </Page>
      }
    >
      <Suspense
        fallback={
          <Page crumbs={crumbs}>
            <Pane>
              <Skeleton lines={6} />
            </Pane>
          </Page>
        }
      >
        {createElement(screenOf(section))}
      </Suspense>
    </Stumble>
  );
}

/** A section that breaks takes neither the nav nor the keys with it. */
class Stumble extends Component<
  { readonly instead: ReactNode; readonly children: ReactNode },
  { isDown: boolean }
> {
  override state = { isDown: false };

  static getDerivedStateFromError() {
    return { isDown: true };
  }

  override render() {
    return this.state.isDown ? this.props.instead : this.props.children;
  }
}

function NoSuchPage() {
  return (
    <Page crumbs={[{ words: 'Not found' }]}>
      <Pane>
        <h1 className="k-spoken">Not found</h1>
        <Empty
          title="This page does not exist, or your role has no access to it"
          buttons={<ButtonLink href={hrefTo('')}>Go to Today</ButtonLink>}
        >
          Nothing was changed. An admin can change what your role includes.
        </Empty>
      </Pane>
    </Page>
  );
}

function Clock() {
  const { market } = useDesk();
  const now = useNow();
  const year = market.businessDate.slice(0, 4);
  return (
    <>
      <strong className="k-strong">{market.name}</strong>
      <span>
        Business day {dayWords(market.businessDate)} {year}
      </span>
      <span>
        {localMoment(now, market.timeZone).clock} {placeWords(market.timeZone)}
      </span>
    </>
  );
}
