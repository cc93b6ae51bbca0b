import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { placeAt, stepKey } from './place-at.ts';
import { usePlace } from './router-context.ts';
import { StillRouter } from './still-router.tsx';

const address = { pathname: '/me', search: '?a=b' };

function Here() {
  const { pathname, search, key } = usePlace();
  return <p>{[pathname, search, key].join(' ')}</p>;
}

describe('where the app is', () => {
  it.each([
    ['no entry', null],
    ['an entry of an earlier version', { usr: {}, idx: 0 }],
    ['an entry of somebody else', 'x'],
    ['a key that is none', { key: 7, state: { step: 'code' } }],
  ])('with %s is the address alone', (_what, entry) => {
    expect(placeAt(address, entry)).toEqual({ ...address, state: null, key: 'default' });
  });

  it('with an entry of ours is what that remembers too', () => {
    expect(placeAt(address, { key: 'k1', state: { step: 'code' } })).toEqual({
      ...address,
      state: { step: 'code' },
      key: 'k1',
    });
  });

  it('each step is another', () => {
    expect(new Set(Array.from({ length: 50 }, stepKey)).size).toBe(50);
  });

  it('on the server is the page that is written', () => {
    expect(
      renderToStaticMarkup(
        <StillRouter path="/sample">
          <Here />
        </StillRouter>,
      ),
    ).toBe('<p>/sample  default</p>');
  });

  it('without a router is a fault', () => {
    expect(() => renderToStaticMarkup(<Here />)).toThrow('no router');
  });
});
