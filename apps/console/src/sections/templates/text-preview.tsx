import { Segmented } from '../../kit/segmented.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { Facts } from '../../kit/records/facts.tsx';
import { partsWords } from './edit-text.ts';
import { channelWords, type Language, type Seen, type Spoken, type TemplateFile } from './template-types.ts';

type Props = {
  readonly file: TemplateFile;
  readonly seen: readonly Seen[];
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly values: 'sample' | 'longest';
  readonly onValues: (values: 'sample' | 'longest') => void;
};

/** The message on a phone, in one language, with sample values or with the longest. */
export function TextPreview({ file, seen, language, onLanguage, values, onValues }: Props) {
  const shown = seen.find((each) => each.language === language);
  const spoken = file.languages.find((each) => each.language === language);
  const length = values === 'sample' ? shown?.length : shown?.longestLength;
  const body = values === 'sample' ? shown?.body : shown?.longest;
  return (
    <SidePart title="Preview">
      <Segmented
        label="Language of the preview"
        value={language}
        options={file.languages.map((each) => ({ value: each.language, words: each.name }))}
        onChange={onLanguage}
      />
      <div className="k-phone" lang={language}>
        <span className="k-phone-top">
          <b>09:00</b>
          <b>5G</b>
        </span>
        <b className="k-phone-from">{senderOf(file, spoken)}</b>
        <div className="k-phone-bubble">
          {shown && shown.title !== null && <b>{shown.title}</b>}
          <p>{body}</p>
        </div>
        <span className="k-phone-below">
          {channelWords[file.channel]}
          {length && ` · ${partsWords(length)}`}
        </span>
      </div>
      <Segmented<'sample' | 'longest'>
        label="Values of the preview"
        value={values}
        options={[
          { value: 'sample', words: 'Sample values' },
          { value: 'longest', words: 'Longest values' },
        ]}
        onChange={onValues}
      />
      <Facts
        look="lines"
        facts={[
          ['Sent in 30 days', file.sent === null ? 'not counted' : String(file.sent)],
          ['Sent now', spoken ? `v${spoken.inForce}` : '–'],
          ...(file.register && spoken
            ? [[`${file.register.name} template ID`, spoken.registered?.number ?? 'none'] as const]
            : []),
        ]}
      />
    </SidePart>
  );
}

function senderOf({ channel, lender }: TemplateFile, spoken: Spoken | undefined): string {
  return channel === 'sms' ? (spoken?.registered?.sender ?? lender) : lender;
}
