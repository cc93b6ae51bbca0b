import type { Client } from '@candor/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleConfig } from '../entries/testing/sample-page.ts';
import { setTitle } from './set-title.ts';

describe('the title of the public page', () => {
  const page = { title: 'Old name' };
  beforeEach(() => {
    page.title = 'Old name';
    vi.stubGlobal('document', page);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('P7 · becomes the company name that the page configuration says', async () => {
    const call = vi.fn(async () => sampleConfig);
    await setTitle({ call } as unknown as Client, 'in');
    expect(call).toHaveBeenCalledExactlyOnceWith('page.config', { market: 'in' });
    expect(page.title).toBe('Mabuhay Credit');
  });

  it('P7 · stays as it is, in silence, when the call fails', async () => {
    const call = vi.fn(() => Promise.reject(new Error('offline')));
    await expect(setTitle({ call } as unknown as Client, 'ph')).resolves.toBeUndefined();
    expect(page.title).toBe('Old name');
  });
});
