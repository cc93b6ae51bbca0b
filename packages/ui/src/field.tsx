import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { fieldAria, FieldFrame, type FieldWords } from './field-frame.tsx';

type OneLine = { readonly lines?: undefined; readonly ref?: Ref<HTMLInputElement> } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id'
>;

type ManyLines = { readonly lines: number; readonly ref?: Ref<HTMLTextAreaElement> } & Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'id' | 'rows'
>;

/** A box for free text, of one line or of many. */
export function Field({ id, label, hint, error, doubt, ...box }: FieldWords & (OneLine | ManyLines)) {
  const words = { id, label, hint, error, doubt };
  const shared = { className: 'c-field-box', ...fieldAria(words) };
  return (
    <FieldFrame {...words}>
      {box.lines === undefined ? <input {...box} {...shared} /> : <Lines {...box} {...shared} />}
    </FieldFrame>
  );
}

function Lines({ lines, ...box }: ManyLines & { readonly id: string }) {
  return <textarea rows={lines} {...box} />;
}
