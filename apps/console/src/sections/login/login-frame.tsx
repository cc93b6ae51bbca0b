import { LenderMark } from '@candor/ui';
import { type ReactNode, useEffect } from 'react';
import { useServices } from '../../shell/services.ts';
import './login.css';

/** Whose console it is, and one thing to do. */
export function LoginFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { lender } = useServices();
  useEffect(() => {
    document.title = `${title} · ${lender} console`;
  }, [title, lender]);
  return (
    <main className="k-alone">
      <div className="k-login">
        <p className="k-login-mark">
          <LenderMark />
          <span>{lender}</span>
          <span>Console</span>
        </p>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
