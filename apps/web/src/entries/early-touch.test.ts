import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepEarlyTouch, liveEvent } from './early-touch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function takeOver(root: HTMLElement) {
  root.dispatchEvent(new Event(liveEvent));
  vi.runAllTimers();
}

function pageWith(button: object | null) {
  const root = Object.assign(new EventTarget(), {
    closest: () => button,
    querySelectorAll: () => [],
  }) as unknown as HTMLElement;
  keepEarlyTouch(root);
  return root;
}

it('a button that is tapped before the scripts are there is tapped when they are, and once', () => {
  const button = { click: vi.fn(), isConnected: true };
  const root = pageWith(button);
  root.dispatchEvent(new Event('click'));
  expect(button.click).not.toHaveBeenCalled();
  takeOver(root);
  expect(button.click).toHaveBeenCalledTimes(1);
});

it('a button that is drawn anew may say something else, and is not tapped', () => {
  const button = { click: vi.fn(), isConnected: false };
  const root = pageWith(button);
  root.dispatchEvent(new Event('click'));
  takeOver(root);
  expect(button.click).not.toHaveBeenCalled();
});

it('nothing is tapped where nothing was', () => {
  const button = { click: vi.fn() };
  takeOver(pageWith(button));
  expect(button.click).not.toHaveBeenCalled();
});

it('a tap on anything else is forgotten', () => {
  const root = pageWith(null);
  root.dispatchEvent(new Event('click'));
  expect(() => takeOver(root)).not.toThrow();
});

it('a tap is forgotten when something is chosen after it', () => {
  const button = { click: vi.fn(), isConnected: true };
  const root = pageWith(button);
  root.dispatchEvent(new Event('click'));
  Object.assign(root, { closest: () => null });
  root.dispatchEvent(new Event('change'));
  takeOver(root);
  expect(button.click).not.toHaveBeenCalled();
});

it('what is tapped once the page is live is not tapped a second time', () => {
  const button = { click: vi.fn(), isConnected: true };
  const root = pageWith(button);
  root.dispatchEvent(new Event(liveEvent));
  root.dispatchEvent(new Event('click'));
  vi.runAllTimers();
  expect(button.click).not.toHaveBeenCalled();
});
