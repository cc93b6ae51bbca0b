import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { usePlace, useQuery } from '../../shell/router.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Pane } from '../../kit/pane.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ErrorLine } from '../../kit/state-lines.tsx';
import { TextEditor } from './text-editor.tsx';
import type { TemplateLine } from './template-types.ts';
import './templates.css';

/** What borrowers are written to with, by what it is for, in every language. */
export function Screen() {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.templates', { market: market.market });
  const lines = loaded.read?.data.templates;
  if (lines) return <OneText key={market.market} lines={lines} onChanged={reload} />;
  return (
    <Unread isLoading={loaded.state === 'loading'} what="The templates could not be read." onAgain={reload} />
  );
}

type Props = { readonly lines: readonly TemplateLine[]; readonly onChanged: () => void };

function OneText({ lines, onChanged }: Props) {
  const { market } = useDesk();
  const { id } = usePlace();
  const [wish = '', way = ''] = (id ?? '').split('.');
  const line = lines.find(({ template }) => template === wish) ?? lines[0];
  const channel = line?.channels.find((each) => each === way) ?? line?.channels[0] ?? 'sms';
  const [version, setVersion] = useQuery<string>('version', '');
  const { loaded, reload } = useLoad('console.template', {
    market: market.market,
    template: line?.template ?? '',
    channel,
    ...(/^[1-9]\d*$/u.test(version) && { version: Number(version) }),
  });
  const file = loaded.read?.data;
  if (!file)
    return (
      <Unread isLoading={loaded.state === 'loading'} what="This text could not be read." onAgain={reload} />
    );
  return (
    <TextEditor
      key={`${file.template} ${file.channel} ${file.version}`}
      lines={lines}
      file={file}
      onVersion={(next) => setVersion(next === file.newest ? '' : String(next))}
      onChanged={() => {
        onChanged();
        reload();
      }}
    />
  );
}

type UnreadProps = {
  readonly isLoading: boolean;
  readonly what: string;
  readonly onAgain: () => void;
};

function Unread({ isLoading, what, onAgain }: UnreadProps) {
  const { market } = useDesk();
  return (
    <Page crumbs={[{ words: 'Templates' }, { words: market.name }]}>
      <Pane>{isLoading ? <Skeleton lines={14} /> : <ErrorLine what={what} onAgain={onAgain} />}</Pane>
    </Page>
  );
}
