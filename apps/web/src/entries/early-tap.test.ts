import { expect, it, vi } from 'vitest';
import { keepEarlyTap, liveEvent } from './early-tap.ts';

function pageWith(button: object | null) {
  const root = Object.assign(new EventTarget(), { closest: () => button }) as unknown as HTMLElement;
  keepEarlyTap(root);
  return root;
}

it('a button that is tapped before the scripts are there is tapped when they are, and once', () => {
  const button = { click: vi.fn(), isConnected: true };
  const root = pageWith(button);
  root.dispatchEvent(new Event('click'));
  expect(button.click).not.toHaveBeenCalled();
  root.dispatchEvent(new Event(liveEvent));
  expect(button.click).toHaveBeenCalledTimes(1);
});

it('a button that is drawn anew may say something else, and is not tapped', () => {
  const button = { click: vi.fn(), isConnected: false };
  const root = pageWith(button);
  root.dispatchEvent(new Event('click'));
  root.dispatchEvent(new Event(liveEvent));
  expect(button.click).not.toHaveBeenCalled();
});

it('nothing is tapped where nothing was', () => {
  const button = { click: vi.fn() };
  pageWith(button).dispatchEvent(new Event(liveEvent));
  expect(button.click).not.toHaveBeenCalled();
});

it('a tap on anything else is forgotten', () => {
  const root = pageWith(null);
  root.dispatchEvent(new Event('click'));
  expect(() => root.dispatchEvent(new Event(liveEvent))).not.toThrow();
});
