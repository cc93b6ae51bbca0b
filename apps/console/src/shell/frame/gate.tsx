import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../kit/button.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { createGate, type WhyOut } from './create-gate.ts';
import { keep, readKept } from '../kept.ts';
import { type Desk, DeskContext, deskOf } from '../me.ts';
import { useServices } from '../services.ts';

const askAgainMs = 5 * 60_000;

type Props = {
  /** What stands in the page's place while nobody is logged in. */
  readonly login: ComponentType<{ readonly why: WhyOut }>;
  readonly children: ReactNode;
};

/**
 * Nobody is inside who is not logged in, at whatever address: the login stands in the page's place and leads
 * nowhere else, so that whoever was logged out goes on where they were, and Back shows nothing of what was
 * there.
 */
export function SessionGate({ login: Login, children }: Props) {
  const { client, session } = useServices();
  const [gate] = useState(() => createGate(client, session));
  const [chosen, setChosen] = useState(() => readKept('market'));
  const state = useSyncExternalStore(gate.subscribe, gate.snapshot);
  useEffect(() => {
    void gate.ask();
    // A page that a browser kept whole and shows again must not show what was there.
    const shownAgain = (event: PageTransitionEvent) => void (event.persisted && gate.ask());
    addEventListener('pageshow', shownAgain);
    // A console that is left open overnight has a new business day in the morning, and perhaps other roles.
    const askAgain = () =>
      void (document.visibilityState === 'visible' && gate.snapshot().state === 'in' && gate.ask());
    const later = setInterval(askAgain, askAgainMs);
    return () => {
      removeEventListener('pageshow', shownAgain);
      clearInterval(later);
    };
  }, [gate]);
  if (state.state === 'asking') return null;
  if (state.state === 'away') return <Away onAgain={() => void gate.ask()} />;
  if (state.state === 'out') return <Login why={state.why} />;
  const chooseMarket: Desk['chooseMarket'] = (market) => {
    keep('market', market);
    setChosen(market);
  };
  return <DeskContext value={deskOf(state.me, state.readAt, chosen, chooseMarket)}>{children}</DeskContext>;
}

function Away({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <main className="k-alone">
      <h1 className="k-spoken">Console</h1>
      <Empty title="The server could not be reached" buttons={<Button onClick={onAgain}>Try again</Button>}>
        Nothing is lost: everything already submitted is saved.
      </Empty>
    </main>
  );
}
