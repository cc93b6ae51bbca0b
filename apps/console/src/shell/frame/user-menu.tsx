import { useState } from 'react';
import { Avatar } from '../../kit/avatar.tsx';
import { Button } from '../../kit/button.tsx';
import { KeyCaps } from '../../kit/keys/key-cap.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { applyTheme, keep, readKept } from '../kept.ts';
import { useDesk } from '../me.ts';
import { useServices } from '../services.ts';

/** Who sits here, and what is theirs: how it looks, which market, the way out. */
export function UserMenu({ onHelp }: { readonly onHelp: () => void }) {
  const { me } = useDesk();
  const roles = me.roles.map(({ name }) => name).join(', ');
  return (
    <div className="k-user">
      <button type="button" className="k-user-button" popoverTarget="user-menu">
        <Avatar name={me.name} isOwn size="large" />
        <span className="k-user-words">
          <span className="k-user-name">{me.name}</span>
          <span className="k-user-role">{roles}</span>
        </span>
      </button>
      <button type="button" className="k-key-button" aria-label="All keys" onClick={onHelp}>
        <KeyCaps keys="?" />
      </button>
      <div className="k-menu" id="user-menu" popover="auto">
        <p>
          <strong className="k-strong">{me.name}</strong>
          <br />
          <span className="k-muted">{me.email}</span>
        </p>
        <ThemeChoice />
        <MarketChoice />
        <LogOut />
      </div>
    </div>
  );
}

const themes = [
  { value: 'machine', words: 'Auto' },
  { value: 'light', words: 'Light' },
  { value: 'dark', words: 'Dark' },
] as const;

function ThemeChoice() {
  const [theme, setTheme] = useState<(typeof themes)[number]['value']>(() => readKept('theme') ?? 'machine');
  return (
    <Segmented
      label="Appearance"
      value={theme}
      options={themes}
      onChange={(next) => {
        setTheme(next);
        keep('theme', next === 'machine' ? null : next);
        applyTheme(next === 'machine' ? null : next);
      }}
    />
  );
}

function MarketChoice() {
  const { me, market, chooseMarket } = useDesk();
  if (me.markets.length < 2) return null;
  return (
    <SelectField
      label="Market"
      value={market.market}
      options={me.markets.map((one) => ({ value: one.market, words: one.name }))}
      onChange={chooseMarket}
    />
  );
}

function LogOut() {
  const { client, session } = useServices();
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const leave = async () => {
    setBusy(true);
    setRefused(false);
    try {
      await client.call('console.logout', {});
      session.end();
    } catch {
      // Still logged in, and said so: a person who leaves a desk must know.
      setRefused(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button icon="leave" width="full" isBusy={isBusy} onClick={() => void leave()}>
        Log out
      </Button>
      {isRefused && (
        <p className="k-field-error">
          You are still logged in: the server did not respond. Please try again.
        </p>
      )}
    </div>
  );
}
