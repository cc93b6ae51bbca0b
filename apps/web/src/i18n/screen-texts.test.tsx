import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Translation } from './translation.ts';
import { screenWords } from './screen-texts.ts';
import { TranslationProvider } from './translation-provider.tsx';

const english = { hello: 'Hello, {name}.', bye: 'Bye.' } as const;
const words = screenWords<typeof english>({
  './en.ts': async () => ({ en: english }),
  './zh.json': async () => ({ default: { hello: '你好，{name}。', bye: '再见。' } }),
  './fil.json': async () => ({ default: { hello: 'Kumusta, {name}.', bye: 'Paalam.' } }),
  './hi.json': async () => ({ default: { hello: 'नमस्ते {name}।', bye: 'अलविदा।' } }),
});

function Greeting() {
  const say = words.useSay();
  return (
    <p>
      {say('hello', { name: 'Ana' })} {say('bye')}
    </p>
  );
}

describe('the words of a screen', () => {
  it('X10 · are spoken in the language of the page', async () => {
    const translation = new Translation();
    await Promise.all([translation.activate('zh'), words.load('zh')]);
    const page = (
      <TranslationProvider translation={translation}>
        <Greeting />
      </TranslationProvider>
    );
    expect(renderToStaticMarkup(page)).toBe('<p>你好，Ana。 再见。</p>');
  });

  it('that were not loaded are a fault, not an empty screen', async () => {
    const translation = new Translation();
    await translation.activate('hi');
    const page = (
      <TranslationProvider translation={translation}>
        <Greeting />
      </TranslationProvider>
    );
    expect(() => renderToStaticMarkup(page)).toThrow('were not loaded');
  });
});
