import {
  CardDemo,
  CodeDemo,
  englishInputWords,
  InputWordsContext,
  MoneyDemo,
  NumberDemo,
  PhoneDemo,
} from '@candor/ui';
import { deriveTheme, themeCss } from '@candor/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const style = document.createElement('style');
style.textContent = themeCss(
  deriveTheme({ background: '#11473C', bgFontColor: '#FFFFFF', fontColor: '#14211F' }),
);
document.head.append(style);

const demos = { phone: PhoneDemo, card: CardDemo, number: NumberDemo, money: MoneyDemo, code: CodeDemo };

/** The gallery's demos on a page of their own, and a text to copy from that knows nothing of any control. */
function ControlsPage() {
  return (
    <>
      <h1>Controls</h1>
      <label>
        To copy from <textarea id="source" />
      </label>
      {Object.entries(demos).map(([name, Demo]) => (
        <form key={name} id={`form-${name}`} className="demo" onSubmit={(event) => event.preventDefault()}>
          <Demo />
        </form>
      ))}
    </>
  );
}

createRoot(document.querySelector('#root') ?? document.body).render(
  <StrictMode>
    <InputWordsContext value={englishInputWords}>
      <ControlsPage />
    </InputWordsContext>
  </StrictMode>,
);
