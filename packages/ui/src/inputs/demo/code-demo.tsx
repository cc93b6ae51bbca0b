import { useState } from 'react';
import { CodeInput } from '../code-input.tsx';
import { type DemoProps, englishDemoWords } from './demo-words.ts';
import { useDemo } from './use-demo.ts';

export function CodeDemo({ words = englishDemoWords }: DemoProps) {
  const [sent, setSent] = useState<readonly string[]>([]);
  const onComplete = (code: string) => setSent((before) => [...before, code]);
  const code = { label: words.code, onComplete };
  return (
    <>
      <CodeInput
        {...useDemo()}
        {...code}
        id="code-empty"
        hint={`${words.sentByItself} ${sent.join(', ') || words.nothingYet}`}
      />
      <CodeInput {...useDemo('4820')} {...code} id="code-filled" />
      <CodeInput {...useDemo('482013')} {...code} id="code-error" error={words.codeOld} />
      <CodeInput {...useDemo('482013')} {...code} id="code-offline" disabled />
    </>
  );
}
