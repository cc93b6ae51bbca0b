import { useRef, useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { hrefTo, useQuery, useRouter } from '../../shell/router.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { useSettled } from '../../shell/runtime/use-settled.ts';
import { Button } from '../../kit/button.tsx';
import { EditorHead } from '../../kit/editor-head.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { useDraftSteps } from '../../kit/fields/use-draft-steps.ts';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { Pane, SidePane, SidePart } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { ErrorLine } from '../../kit/state-lines.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { insertAt, lockedIn, withWords } from './edit-text.ts';
import { RegisterForm } from './register-form.tsx';
import { TemplateList } from './template-list.tsx';
import { TextCard } from './text-card.tsx';
import { TextChecks } from './text-checks.tsx';
import { TextPreview } from './text-preview.tsx';
import { VariablesTable } from './variables-table.tsx';
import {
  channelWords,
  type Language,
  type TemplateFile,
  type TemplateLine,
  type Tried,
  type Words,
} from './template-types.ts';

type Props = {
  readonly lines: readonly TemplateLine[];
  readonly register: string | null;
  readonly file: TemplateFile;
  readonly onVersion: (version: number) => void;
  readonly onChanged: () => void;
};

const standings = { 'in-force': 'is sent', waits: 'waits for its ID', past: 'past' } as const;

const wordsOf = ({ languages }: TemplateFile): readonly Words[] =>
  languages.map(({ language, title, body }) => ({ language, title, body }));

/** One text in every language: what is said, how long it is, what it is held to, and how it reads. */
export function TextEditor({ lines, register, file, onVersion, onChanged }: Props) {
  const { market, may } = useDesk();
  const router = useRouter();
  const { template, channel, version, newest, languages } = file;
  const base = wordsOf(file);
  const name = `template ${market.market} ${template} ${channel} ${version}`;
  const { draft, put, undo, canUndo, drop } = useDraftSteps<readonly Words[]>(name, base);
  const [language, setLanguage] = useQuery<Language>(
    'language',
    languages[1]?.language ?? 'en',
    languages.map((each) => each.language),
  );
  const [values, setValues] = useQuery<'sample' | 'longest'>('values', 'sample', ['sample', 'longest']);
  const [isBeside, setBeside] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const settled = useSettled(draft);
  const request = { market: market.market, template, channel, words: [...settled] };
  const { loaded, reload } = useLoad('console.template-try', request);
  const [tried, setTried] = useState<Tried>();
  // While the next answer is on its way the last one stays: lengths and faults do not blink.
  const found = loaded.read?.data;
  if (found && found !== tried) setTried(found);
  const { faults, seen } = tried ?? { faults: [], seen: [] };
  const chosen = languages.find((each) => each.language === language) ?? languages[0];
  const changed = draft.filter((each, at) => JSON.stringify(each) !== JSON.stringify(base[at]));
  const isNewest = version === newest;
  const canEdit = may('template.change') && isNewest;
  const isCurrent = loaded.state === 'ready' && settled === draft;
  const canAsk = canEdit && changed.length > 0 && faults.length === 0 && isCurrent && tried !== undefined;
  const step = (by: number) => {
    const at = lines.findIndex((line) => line.template === template);
    const next = lines[Math.max(0, Math.min(lines.length - 1, at + by))];
    if (next) router.goTo(hrefTo('templates', `${next.template}.${next.channels[0] ?? 'sms'}`));
  };
  const turn = () => {
    const at = languages.findIndex((each) => each.language === chosen?.language);
    const next = languages[(at + 1) % languages.length];
    if (next) setLanguage(next.language);
  };
  const insert = (variable: string) => {
    const own = draft.find((each) => each.language === chosen?.language);
    if (!own) return;
    const at = box.current?.selectionStart ?? own.body.length;
    put(withWords(draft, { ...own, body: insertAt(own.body, at, variable) }));
    box.current?.focus();
  };
  useKeys('Template', [
    { keys: 'j', words: 'template', inBar: true, run: () => step(1) },
    { keys: 'k', words: 'template before', inBar: true, run: () => step(-1) },
    { keys: '[', words: 'language', inBar: true, run: turn },
    { keys: 'v', words: `v${version} beside`, inBar: true, run: () => setBeside(!isBeside) },
    ...(canUndo ? [{ keys: 'Ctrl+z', words: 'undo', inBar: true, run: undo }] : []),
    ...(canAsk && !isAsking
      ? [{ keys: 'Ctrl+Enter', words: 'send for approval', inBar: true, run: () => setAsking(true) }]
      : []),
  ]);
  const registering = file.register && isNewest && may('template.change') && changed.length === 0 && chosen;
  const why = whyNot({
    isNewest,
    mayChange: may('template.change'),
    changes: changed.length,
    faults: faults.length,
  });
  return (
    <Page crumbs={[{ words: 'Templates' }, { words: file.group }, { words: file.name }]}>
      <TemplateList lines={lines} chosen={template} />
      <Pane>
        <EditorHead
          title={file.name}
          version={changed.length > 0 ? `Draft v${newest + 1}` : `v${version}`}
          onDrop={canUndo ? drop : undefined}
        >
          <SelectField
            label={<span className="k-spoken">Version</span>}
            value={String(version)}
            onChange={(next) => onVersion(Number(next))}
            options={file.versions.map((each) => ({
              value: String(each.version),
              words: `v${each.version}, ${each.savedAt === null ? 'as shipped' : standings[each.standing]}`,
            }))}
          />
        </EditorHead>
        <Segmented
          label="Channel"
          value={channel}
          options={file.channels.map((each) => ({ value: each, words: channelWords[each] }))}
          onChange={(next) => router.goTo(hrefTo('templates', `${template}.${next}`))}
        />
        {register !== null && <Unregistered lines={lines} register={register} template={template} />}
        {wasAsked && <Notice tone="green">Asked for. An approver decides; see it under Approvals.</Notice>}
        {file.waitsForApproval && !wasAsked && (
          <Notice tone="amber">A change of this text waits for an approver.</Notice>
        )}
        {!isNewest && (
          <Notice>An earlier version is read, not edited: a draft begins with the newest.</Notice>
        )}
        {loaded.state === 'failed' && <ErrorLine what="The text could not be checked." onAgain={reload} />}
        {languages.map((spoken, at) => {
          const [own, was] = [draft[at], base[at]];
          return (
            own &&
            was && (
              <TextCard
                key={spoken.language}
                spoken={spoken}
                words={own}
                base={was}
                baseVersion={version}
                locked={lockedIn(was, spoken.protected)}
                lender={file.lender}
                lastLine={file.lastLine}
                seen={seen.find((each) => each.language === spoken.language)}
                faults={faults.filter((fault) => fault.language === spoken.language)}
                isEdited={spoken.language === chosen?.language}
                isBesideShown={isBeside}
                onChoose={() => setLanguage(spoken.language)}
                onChange={canEdit ? (next) => put(withWords(draft, next)) : undefined}
                box={box}
              />
            )
          );
        })}
        <VariablesTable file={file} words={draft} onInsert={canEdit ? insert : undefined} />
        <TextChecks file={file} faults={faults} seen={seen} changed={changed} />
        {isAsking && (
          <AskDialog
            file={file}
            words={draft}
            changed={changed.map(
              (each) => languages.find((one) => one.language === each.language)?.name ?? '',
            )}
            onClose={() => setAsking(false)}
            onAsked={() => {
              setAsking(false);
              setWasAsked(true);
              drop();
              onChanged();
            }}
          />
        )}
      </Pane>
      <SidePane label="Preview">
        {chosen && (
          <TextPreview
            file={file}
            words={draft}
            isFit={faults.every((fault) => fault.language !== chosen.language)}
            seen={seen}
            language={chosen.language}
            onLanguage={setLanguage}
            values={values}
            onValues={setValues}
          />
        )}
        {registering && (
          <RegisterForm
            key={`${registering.language} ${version}`}
            file={file}
            spoken={registering}
            onEntered={onChanged}
          />
        )}
        <SidePart title="Change">
          <span className="k-buttons">
            <Button keys="v" onClick={() => setBeside(!isBeside)}>
              v{version} beside
            </Button>
            <Button look="primary" keys="Ctrl+Enter" disabled={!canAsk} onClick={() => setAsking(true)}>
              Send for approval
            </Button>
          </span>
          <p className="k-muted">
            {why ??
              `An approver reads old and new. v${version} is sent until they agree${file.register ? ` and the new words have their ${file.register.name} template ID` : ''}.`}
          </p>
        </SidePart>
      </SidePane>
    </Page>
  );
}

type UnregisteredProps = {
  readonly lines: readonly TemplateLine[];
  readonly register: string;
  readonly template: string;
};

/** What the networks may hold back: every SMS that is sent without the ID that they ask for. */
function Unregistered({ lines, register, template }: UnregisteredProps) {
  const count = lines.filter(({ unregistered }) => unregistered.length > 0).length;
  if (count === 0) return null;
  const own = lines.find((line) => line.template === template)?.unregistered ?? [];
  return (
    <Notice tone="amber">
      {count} SMS {count === 1 ? 'template has' : 'templates have'} no {register} template ID: networks may
      block what is sent by {count === 1 ? 'it' : 'them'}.
      {own.length > 0 && ` This one has none in ${own.join(' and ')}.`}
    </Notice>
  );
}

type Against = {
  readonly isNewest: boolean;
  readonly mayChange: boolean;
  readonly changes: number;
  readonly faults: number;
};

/** Why nothing can be sent for approval; undefined: it can. */
function whyNot({ isNewest, mayChange, changes, faults }: Against): string | undefined {
  if (!mayChange) return 'Your role reads message templates and does not change them.';
  if (!isNewest) return 'Choose the newest version to change it.';
  if (changes === 0) return 'Nothing is changed yet.';
  return faults > 0
    ? `${faults} ${faults === 1 ? 'rule is' : 'rules are'} broken: see the red lines.`
    : undefined;
}
