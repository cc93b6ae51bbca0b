import {
  BottomSheet,
  Button,
  CardDemo,
  CodeDemo,
  englishInputWords,
  englishWords,
  InputWordsContext,
  KitWordsContext,
  MoneyDemo,
  NumberDemo,
  PhoneDemo,
} from '@candor/ui';
import { deriveTheme, themeCss } from '@candor/theme';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const style = document.createElement('style');
style.textContent = themeCss(
  deriveTheme({ background: '#11473C', bgFontColor: '#FFFFFF', fontColor: '#14211F' }),
);
document.head.append(style);

const demos = { phone: PhoneDemo, card: CardDemo, number: NumberDemo, money: MoneyDemo, code: CodeDemo };

/**
 * A button that acts, with what can happen to it: it comes and goes, is covered, is busy. What pushes it
 * about a story brings along.
 */
function ActingButton() {
  const [isThere, setThere] = useState(false);
  const [isCovered, setCovered] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [acted, setActed] = useState(0);
  return (
    <section id="acting">
      <Button kind="outlined" onClick={() => setThere(!isThere)}>
        Show it
      </Button>
      <Button kind="outlined" onClick={() => setCovered(true)}>
        Cover it
      </Button>
      <Button kind="outlined" onClick={() => setBusy(!isBusy)}>
        Work
      </Button>
      <output id="acted">{acted}</output>
      {isThere && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setActed(acted + 1);
          }}
        >
          <Button type="submit" busy={isBusy ? 'Working' : undefined}>
            Pay
          </Button>
        </form>
      )}
      <BottomSheet isOpen={isCovered} onClose={() => setCovered(false)} title="A sheet">
        <p>Over all of it.</p>
      </BottomSheet>
    </section>
  );
}

/** The gallery's demos on a page of their own, and a text to copy from that knows nothing of any control. */
function ControlsPage() {
  return (
    <>
      <h1>Controls</h1>
      <label>
        To copy from <textarea id="source" />
      </label>
      <ActingButton />
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
    <KitWordsContext value={englishWords}>
      <InputWordsContext value={englishInputWords}>
        <ControlsPage />
      </InputWordsContext>
    </KitWordsContext>
  </StrictMode>,
);
