import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, PartHead, SidePane } from '../../kit/pane.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ErrorLine } from '../../kit/state-lines.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { ColourField } from './colour-field.tsx';
import { colours, fields, licenceFields } from './field-names.ts';
import { Preview } from './preview.tsx';
import { SavePage } from './save-page.tsx';
import { useDraft } from '../../kit/fields/use-draft.ts';

export type PageWords = ResponseOf<Calls['console.page']>['page'];

/** The public page's words and colours, with what they will look like beside them. */
export function PageForm({ mayChange }: { readonly mayChange: boolean }) {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.page', { market: market.market });
  const read = loaded.read?.data;
  if (!read)
    return (
      <Pane>
        <PaneHead title="Page and theme" />
        {loaded.state === 'failed' ? <ErrorLine onAgain={reload} /> : <Skeleton />}
      </Pane>
    );
  return (
    <Form
      key={read.version}
      saved={read.page}
      version={read.version}
      mayChange={mayChange}
      onSaved={reload}
    />
  );
}

type FormProps = {
  readonly saved: PageWords;
  readonly version: number;
  readonly mayChange: boolean;
  readonly onSaved: () => void;
};

function Form({ saved, version, mayChange, onSaved }: FormProps) {
  const { market } = useDesk();
  const [page, setPage, forget] = useDraft(`page ${market.market} ${version}`, saved);
  const [isSaving, setSaving] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const check = useAct('console.page-save');
  const isChanged = JSON.stringify(page) !== JSON.stringify(saved);
  const begin = async () => {
    if (!isChanged) return;
    const request = {
      market: market.market,
      after: version,
      page,
      reason: 'Preview',
      isTrial: true,
    };
    const outcome = await check.run(request);
    if (!outcome || 'fault' in outcome) return;
    setFaults(outcome.answer.faults);
    if (outcome.answer.faults.length === 0) setSaving(true);
  };
  useKeys('Page', mayChange ? [{ keys: 's', words: 'save', inBar: true, run: () => void begin() }] : []);
  const setLicence = (name: string, value: string) =>
    setPage({ ...page, licence: { ...page.licence, [name]: value } });
  return (
    <>
      <Pane>
        <PaneHead title="Page and theme">
          <span>
            {market.name}, version {version}. A change is live immediately.
          </span>
        </PaneHead>
        {check.fault && <Notice tone="red">{check.fault.words}</Notice>}
        {faults.length > 0 && (
          <Notice tone="red">
            <ul className="page-faults">
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </Notice>
        )}
        <fieldset className="page-form" disabled={!mayChange}>
          <legend className="k-spoken">Company details</legend>
          {fields.map(([name, label]) => (
            <TextField
              key={name}
              label={label}
              value={page[name]}
              onChange={(value) => setPage({ ...page, [name]: value })}
            />
          ))}
        </fieldset>
        <PartHead title="Licence" words="in the footer of every page, as the regulator requires" />
        <fieldset className="page-form" disabled={!mayChange}>
          <legend className="k-spoken">Licence</legend>
          {licenceFields
            .filter(([name]) => saved.licence[name] !== undefined)
            .map(([name, label]) => (
              <TextField
                key={name}
                label={label}
                value={page.licence[name] ?? ''}
                onChange={(value) => setLicence(name, value)}
              />
            ))}
        </fieldset>
        <PartHead title="Colours" words="all other colours are derived from these three, light and dark" />
        <fieldset className="page-form" disabled={!mayChange}>
          <legend className="k-spoken">Colours</legend>
          {colours.map(([name, label]) => (
            <ColourField
              key={name}
              label={label}
              value={page.theme[name]}
              onChange={(colour) => setPage({ ...page, theme: { ...page.theme, [name]: colour } })}
            />
          ))}
        </fieldset>
        {mayChange && (
          <div className="k-buttons">
            <Button
              look="primary"
              keys="S"
              disabled={!isChanged}
              isBusy={check.isBusy}
              onClick={() => void begin()}
            >
              Save the page
            </Button>
            <Button disabled={!isChanged} onClick={forget}>
              Discard changes
            </Button>
          </div>
        )}
      </Pane>
      <SidePane label="Preview" width="wide">
        <Preview page={page} />
      </SidePane>
      {isSaving && (
        <SavePage
          page={page}
          saved={saved}
          version={version}
          onClose={() => setSaving(false)}
          onSaved={() => {
            forget();
            onSaved();
          }}
        />
      )}
    </>
  );
}
