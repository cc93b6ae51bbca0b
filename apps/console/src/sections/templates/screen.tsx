import { useDesk } from '../../shell/me.ts';
import { usePlace, useQuery } from '../../shell/router.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { UnreadPage } from '../../shell/unread-page.tsx';
import { TextEditor } from './text-editor.tsx';
import type { TemplateLine } from './template-types.ts';
import './templates.css';

/** What borrowers are written to with, by what it is for, in every language. */
export function Screen() {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.templates', { market: market.market });
  const list = loaded.read?.data;
  if (list)
    return <OneText key={market.market} lines={list.templates} register={list.register} onChanged={reload} />;
  return (
    <UnreadPage
      section="Templates"
      isLoading={loaded.state === 'loading'}
      what="The templates could not be read."
      onAgain={reload}
    />
  );
}

type Props = {
  readonly lines: readonly TemplateLine[];
  /** The networks' register of texts, where there is one. */
  readonly register: string | null;
  readonly onChanged: () => void;
};

function OneText({ lines, register, onChanged }: Props) {
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
      <UnreadPage
        section="Templates"
        isLoading={loaded.state === 'loading'}
        what="This text could not be read."
        onAgain={reload}
      />
    );
  return (
    <TextEditor
      key={`${file.template} ${file.channel} ${file.version}`}
      lines={lines}
      register={register}
      file={file}
      onVersion={(next) => setVersion(next === file.newest ? '' : String(next))}
      onChanged={() => {
        onChanged();
        reload();
      }}
    />
  );
}
