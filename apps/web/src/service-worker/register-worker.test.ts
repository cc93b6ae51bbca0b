import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';

afterEach(() => vi.unstubAllGlobals());

describe('registering a service worker', () => {
  it('X3 · by itself does nothing, where a browser would let it', async () => {
    const serviceWorker = { register: vi.fn() };
    const fetch = vi.fn();
    vi.stubGlobal('navigator', { serviceWorker });
    vi.stubGlobal('fetch', fetch);
    await expect(registerWorker()).resolves.toBeUndefined();
    expect(serviceWorker.register).not.toHaveBeenCalled();
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('no worker today'))],
    [
      'throws',
      () => {
        throw new TypeError('register is not a function');
      },
    ],
  ])('X2 · a registrar that %s is tried, and its failure is silent', async (_, fail) => {
    const registrar = vi.fn(fail);
    const complaint = vi.spyOn(console, 'error');
    await expect(registerWorker(registrar)).resolves.toBeUndefined();
    expect(registrar).toHaveBeenCalledOnce();
    expect(complaint).not.toHaveBeenCalled();
  });
});
