import { routeAt, routePath } from '@candor/contract/routes';
import { createElement, useCallback, useEffect } from 'react';
import { useNavigate, usePlace } from '../../shell/router/router-context.ts';
import type { AppPageData } from '../../shell/page-data.ts';
import { safeReturn } from '../../shell/safe-return.ts';
import { chosenLoan } from '../../lending/chosen-loan.ts';
import { type AppServices, useServices } from '../../session/services.ts';
import { draftOfKept, draftOfTyping } from './kept-login.ts';
import { codeStepIn, loadCode } from './load-code.ts';
import { useLoginDraft } from './login-draft.ts';
import { PhoneStep } from './phone-step.tsx';

/**
 * Phone, then code, then back to where one was. Which step it is stands in the history, so that back works;
 * after a reload a ticket stands for the number that the code was sent to, which only the server can read.
 */
export function LoginScreen({ page }: { readonly page: AppPageData }) {
  const services = useServices();
  const { session, store, client } = services;
  const { search, state } = usePlace();
  const navigate = useNavigate();
  const [draft, change] = useLoginDraft();
  const { language } = page;
  useEffect(() => void loadCode(language).catch(() => undefined), [language]);
  const goOn = useCallback(async () => {
    const target = targetOf(search);
    const to = isApplying(store, target) ? await wayOn(services).catch(() => target) : target;
    navigate(to, { replace: true });
  }, [navigate, search, store, services]);
  useEffect(() => {
    // By "back" after a login, or logged in by another tab: there is nothing to do here.
    if (session.isOpen()) {
      void goOn();
      return undefined;
    }
    return session.listen((news) => void (news === 'opened' && goOn()));
  }, [session, goOn]);
  // Opened by hand or by "back" where somebody was logged in before: that may still hold, and only the server
  // knows. Who was sent here by an answer that found nobody logged in is not asked about again.
  const mayBeOpen = !session.isLost() && store.read('login') !== undefined;
  useEffect(() => {
    if (!mayBeOpen || session.isOpen()) return;
    const left = new AbortController();
    client.call('session.list', {}, { signal: left.signal }).then(
      () => {
        session.open();
        return goOn();
      },
      () => undefined,
    );
    return () => left.abort();
  }, [mayBeOpen, session, client, goOn]);
  const isAtCode = (state as { step?: string } | null)?.step === 'code';
  useEffect(() => {
    const isFresh = draft.sent === undefined && draft.phone === '';
    const kept = isFresh ? ((isAtCode ? draftOfKept() : undefined) ?? draftOfTyping()) : undefined;
    if (kept) change(kept);
    // Once, when the page was opened anew: afterwards the draft knows.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const isTyping = draft.sent !== undefined && isAtCode;
  return isTyping ? (
    createElement(codeStepIn(language), { page, draft, change, onDone: goOn })
  ) : (
    <PhoneStep page={page} draft={draft} change={change} onDone={goOn} />
  );
}

/** For who has an application under way: what it takes comes when it is needed. */
const wayOn = async (services: AppServices) =>
  (await import('../../certification/way-on.ts')).wayOn(services);

/** Who was sent here from a loan that they applied for goes on with it, and does not apply again. */
function isApplying(store: AppServices['store'], target: string): boolean {
  const isProduct = routeAt(new URL(target, location.origin).pathname) === 'product';
  return isProduct && chosenLoan(store.read('productDetail'))?.isAsked === true;
}

/** Where one was, if that is a page of ours; else home. */
function targetOf(search: string): string {
  const from = safeReturn(new URLSearchParams(search).get('from'));
  const key = from === undefined ? undefined : routeAt(new URL(from, location.origin).pathname);
  if (from !== undefined && key !== 'login') return from;
  return routePath('home');
}
