import { identityCodes, type Carrier, type ReadField } from '@candor/markets/identity-codes';
import { Button, screenIcons } from '@candor/ui';
import { type ReactNode, useState } from 'react';
import type { FieldExtras } from '../controls.ts';
import type { FormField } from '../form-values.ts';
import { type FormLook, StepFormView, type StepFormProps } from '../step-form.tsx';
import { fieldId, type StepFormState, useStepForm } from '../use-step-form.ts';
import { Offer, ReadEnd, ReadHeading, ReadingLine } from './read-parts.tsx';
import css from './reading.css?inline';
import { type ScanSide, ScanView } from './scan-view.tsx';
import { readingWords } from './texts.ts';
import { inReadingOrder, isRead } from './to-fill.ts';
import { type Reading, useReading } from './use-reading.ts';

export { css, readingWords };

const sideOf: Readonly<Record<string, Carrier['side']>> = { documentFront: 'front', documentBack: 'back' };

/** The identity step: a document that says something to machines fills it in, and its holder checks it. */
export function IdentityForm({ page, data, wanted, onSaved }: StepFormProps) {
  const form = useStepForm(data, wanted, onSaved);
  const reading = useReading(page, form);
  const say = readingWords.useSay();
  const [isScanning, setScanning] = useState(false);
  const [incoming, setIncoming] = useState<Readonly<Record<string, Blob>>>({});
  const kind = form.values['documentKind'] ?? '';
  const carriers: Readonly<Record<string, Carrier>> = identityCodes[page.config.market].carriers;
  const carrier = carriers[kind];
  const { read } = reading;
  const doubtOf = useDoubtText(reading, form);
  const picturesOf = usePictures(reading, carrier, () => setScanning(true));
  const look: FormLook | undefined = read && {
    title: say('yourId'),
    save: say('correct'),
    head: <ReadHeading />,
    end: <ReadEnd why={data.why} isBehind={form.isBehind} onLeave={reading.leave} />,
  };
  const extrasOf = (field: FormField): FieldExtras => {
    const asked = field.field as ReadField;
    if (field.field in sideOf)
      return picturesOf(field.field, incoming[field.field], read && labelOf(data.fields, kind));
    const use = (value: string) => (form.set(asked, value), reading.forget(asked));
    return {
      doubt: doubtOf(asked),
      below: offerOf(field, reading.offers[asked], use),
      ...(read && isRead(asked) && field.kind !== 'date' && { hint: printedHint(field) }),
    };
  };
  const isAtFault = (field: string) => form.faults.some((fault) => fault.fieldId === fieldId(field));
  const take = (field: string, picture: Blob) => {
    setIncoming((before) => ({ ...before, [field]: picture }));
    readTaken(reading, carrier, field, picture);
  };
  return (
    <StepFormView
      {...{ page, data, look, extrasOf }}
      form={{ ...form, set: (field, value) => (form.set(field, value), reading.forget(field)) }}
      fields={read ? inReadingOrder(form.fields, Object.keys(read.doubts), isAtFault) : form.fields}
      over={
        isScanning &&
        carrier && (
          <ScanView
            sides={sidesOf(data.fields, form.fields, carrier)}
            reader={reading.reader}
            onPicture={take}
            onRead={reading.take}
            onLook={(picture) => reading.look('code', picture)}
            onClose={() => setScanning(false)}
          />
        )
      }
    />
  );
}

/** The slots of the document's pictures: another way to fill them, and how the reading goes. */
function usePictures(reading: Reading, carrier: Carrier | undefined, onScan: () => void) {
  const say = readingWords.useSay();
  const hasScan = carrier?.by === 'code' && typeof navigator.mediaDevices?.getUserMedia === 'function';
  const lead = hasScan && (
    <Button kind="outlined" icon={screenIcons.idCard} onClick={onScan}>
      {say('scan')}
    </Button>
  );
  const zone = carrier?.by === 'zone' && reading.maySpend ? reading.front : undefined;
  const offer = zone && !reading.read && reading.state === 'idle' && (
    <Button kind="outlined" icon={screenIcons.idCard} onClick={() => void reading.lookAt('zone', zone)}>
      {say('readIt')}
    </Button>
  );
  const told = carrier?.side === 'back' && !carrier.isOnlyRead ? 'documentBack' : 'documentFront';
  return (field: string, incoming: Blob | undefined, title: string | undefined): FieldExtras => ({
    picture: {
      ...(field === 'documentFront' && lead && { lead }),
      ...(title !== undefined && { name: { title, detail: say(sideOf[field] ?? 'front') } }),
      incoming,
      onTaken: (file) => readTaken(reading, carrier, field, file),
    },
    ...(field === told && { below: <ReadingLine state={reading.state}>{offer}</ReadingLine> }),
  });
}

/** Every picture of a document with a code is searched; that there is none is said where one should be. */
function readTaken(reading: Reading, carrier: Carrier | undefined, field: string, file: Blob): void {
  reading.taken(field, file);
  const isPromised = carrier?.side === sideOf[field] && !carrier?.isOnlyRead;
  if (carrier?.by === 'code' && reading.maySpend && !reading.read)
    void reading.lookAt('code', file, isPromised);
}

/** A number of which a code has only the end: as many as it is printed with. */
const wholeDigits = 12;

/** The sentence about a field that has to be checked first; gone once what it asks for is there. */
function useDoubtText({ doubts, read }: Reading, { values }: StepFormState) {
  const say = readingWords.useSay();
  return (field: ReadField): string | undefined => {
    const doubt = doubts[field];
    if (doubt === undefined) return undefined;
    const digits = read?.lastFour ?? '';
    const typed = (values[field] ?? '').replaceAll(/\D/gu, '');
    if (doubt !== 'last-four' || typed.length < wholeDigits) return say(`doubt.${doubt}`, { digits });
    return typed.endsWith(digits) ? undefined : say('doubt.other-number', { digits });
  };
}

function offerOf({ kind }: FormField, value: string | undefined, use: (value: string) => void): ReactNode {
  if (value === undefined) return undefined;
  const text = kind === 'date' ? value.split('-').toReversed().join('/') : value;
  return <Offer text={text} onUse={() => use(value)} />;
}

/** What is there is compared, not typed: of a number it is enough where it stands, of a name nothing. */
const printedHint = ({ kind, hint }: FormField) => (kind === 'document-number' ? (hint ?? '') : '');

function labelOf(fields: readonly FormField[], kind: string): string {
  const options = fields.find(({ field }) => field === 'documentKind')?.options ?? [];
  return options.find(({ value }) => value === kind)?.label ?? kind;
}

/** What the camera is shown: the sides whose pictures are asked for, and the one that is only read. */
function sidesOf(all: readonly FormField[], shown: readonly FormField[], carrier: Carrier): ScanSide[] {
  return all.flatMap(({ field, label }) => {
    const side = sideOf[field];
    const isAsked = shown.some((each) => each.field === field);
    const isCarrier = side === carrier.side;
    if (side === undefined || !(isAsked || (isCarrier && carrier.isOnlyRead))) return [];
    return [{ field, title: label, expectsCode: isCarrier, isOnlyRead: !isAsked }];
  });
}
