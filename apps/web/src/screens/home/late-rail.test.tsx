import { englishWords, KitWordsContext, Rail } from '@candor/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

it('B27 · a part is called what it is where it stands, and by the usual word elsewhere', () => {
  const drawn = renderToStaticMarkup(
    <KitWordsContext value={englishWords}>
      <Rail
        label="Payments"
        parts={[
          { id: '1', state: 'bad', stateWord: 'Overdue', title: '31 Dec' },
          { id: '2', state: 'bad', title: 'Your job' },
        ]}
      />
    </KitWordsContext>,
  );
  expect(drawn).toContain('Overdue: ');
  expect(drawn.match(/Sent back: /gu)).toHaveLength(1);
});
