import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { Chip, NeedsApprovalChip } from '../../kit/chip.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, PartHead } from '../../kit/pane.tsx';
import { Facts } from '../../kit/records/facts.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { momentWords } from '../../kit/words/day-words.ts';

type Access = ResponseOf<Calls['console.networks']>;

const columns = (yours: readonly string[]): Column<string>[] => [
  { key: 'network', head: 'Network', look: 'strong', bone: 4, cell: (network) => network },
  {
    key: 'yours',
    head: '',
    cell: (network) => yours.includes(network) && <Chip tone="neutral">you are here</Chip>,
  },
];

/** From where the console is used, and how often an act asks for a code again. */
export function Networks({ mayChange }: { readonly mayChange: boolean }) {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.networks', {});
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<string>();
  const access = loaded.read?.data;
  const isEverywhere = access?.networks.length === 0;
  return (
    <Pane>
      <PaneHead title="Networks">
        <span>
          {isEverywhere
            ? 'The console can be used from everywhere.'
            : 'The console can be used from these networks alone: login, every page and every act.'}
        </span>
      </PaneHead>
      {done && <Notice tone="green">{done}</Notice>}
      <PartHead title="Allowed networks" words={access && `You are at ${access.address}`}>
        {mayChange && access && (
          <Button size="small" onClick={() => setOpen(true)}>
            Change networks
          </Button>
        )}
      </PartHead>
      {isEverywhere ? (
        <Empty title="No network is named">
          Whoever has a login reaches the console from anywhere. Name your office and its VPN to close it to
          everybody else.
        </Empty>
      ) : (
        <Table
          label="Allowed networks"
          columns={columns(access?.yours ?? [])}
          rows={access?.networks ?? []}
          rowKey={(network) => network}
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
        />
      )}
      <PartHead title="Confirm it’s you" words="Money, access, personal data" />
      {access && (
        <Facts
          facts={[
            ['Needed again after', `${access.confirmMinutes} minutes`],
            ['By', 'authenticator code, recovery code or passkey'],
            [
              'Last changed',
              access.changedAt === null
                ? 'never'
                : momentWords(new Date(access.changedAt), market.timeZone, market.businessDate),
            ],
          ]}
        />
      )}
      {isOpen && access && (
        <ChangeNetworks
          access={access}
          onClose={() => setOpen(false)}
          onDone={(words) => {
            setDone(words);
            setOpen(false);
          }}
        />
      )}
    </Pane>
  );
}

const minutes = ['5', '10', '15', '30', '60'] as const;
type Minutes = (typeof minutes)[number];

type ChangeProps = {
  readonly access: Access;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

function ChangeNetworks({ access, onClose, onDone }: ChangeProps) {
  const { market } = useDesk();
  const act = useAct('console.networks-ask');
  const [typed, setTyped] = useDialogDraft('networks', access.networks.join('\n'));
  const held = minutes.find((each) => Number(each) === access.confirmMinutes) ?? '15';
  const [after, setAfter] = useDialogDraft<Minutes>('networks minutes', held);
  const networks = typed.split(/[\s,;]+/u).filter(Boolean);
  const isSame = networks.join(' ') === access.networks.join(' ') && Number(after) === access.confirmMinutes;
  const commit = async (reason: string) => {
    const asked = { market: market.market, networks, confirmMinutes: Number(after), reason };
    const outcome = await act.run(asked);
    if (!outcome || 'fault' in outcome) return;
    const until = momentWords(new Date(outcome.answer.deadlineAt), market.timeZone, market.businessDate);
    onDone(`Sent for approval. An approver decides until ${until}; until then nothing changes.`);
  };
  const own = access.address;
  return (
    <ReasonDialog
      title="Console networks"
      about="Everybody elsewhere is refused as soon as an approver agrees."
      beside={<NeedsApprovalChip />}
      commits="Send for approval"
      isBusy={act.isBusy}
      fault={act.fault}
      isReady={!isSame}
      note={
        networks.length === 0
          ? 'No network: the console can be used from everywhere.'
          : `${networks.length} ${networks.length === 1 ? 'network' : 'networks'}. Yours must be among them: ${own}.`
      }
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    >
      <TextArea
        label="Allowed networks"
        rows={4}
        value={typed}
        onChange={setTyped}
        placeholder="203.0.113.0/24"
        hint="One on each line, an address or a network such as 203.0.113.0/24 or 2001:db8::/32. Empty: everywhere."
      />
      <div className="people-acts">
        <Button
          size="small"
          icon="plus"
          disabled={networks.includes(own)}
          onClick={() => setTyped([...networks, own].join('\n'))}
        >
          Add my address, {own}
        </Button>
      </div>
      <SelectField<Minutes>
        label="Confirm again after"
        value={after}
        options={minutes.map((value) => ({ value, words: `${value} minutes` }))}
        onChange={setAfter}
      />
    </ReasonDialog>
  );
}
