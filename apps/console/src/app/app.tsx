import { StrictMode } from 'react';
import { type Keyboard, KeyboardContext } from '../kit/keys/keyboard.ts';
import { usePlace, type Router, RouterContext } from '../shell/router.ts';
import { type Services, ServicesContext } from '../shell/services.ts';
import { SessionGate } from '../shell/frame/gate.tsx';
import { Frame } from '../shell/frame/frame.tsx';
import { SectionsContext } from '../shell/section.ts';
import { Login } from '../sections/login/login.tsx';
import { Welcome } from '../sections/login/welcome.tsx';
import { sections } from './section-table.ts';

type Props = { readonly router: Router; readonly keyboard: Keyboard; readonly services: Services };

export function App({ router, keyboard, services }: Props) {
  return (
    <StrictMode>
      <RouterContext value={router}>
        <KeyboardContext value={keyboard}>
          <ServicesContext value={services}>
            <SectionsContext value={sections}>
              <Way />
            </SectionsContext>
          </ServicesContext>
        </KeyboardContext>
      </RouterContext>
    </StrictMode>
  );
}

/** An invitation is taken up before anybody can log in; everything else is behind the gate. */
function Way() {
  if (usePlace().section === 'welcome') return <Welcome />;
  return (
    <SessionGate login={Login}>
      <Frame />
    </SessionGate>
  );
}
