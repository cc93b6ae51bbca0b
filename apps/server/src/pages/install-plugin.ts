import { routePath } from '@candor/contract/routes';
import type { MarketId } from '@candor/markets';
import { deriveTheme } from '@candor/theme';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { settleReply } from '../http/settle-reply.ts';
import { drawIcon, drawSharePicture, icons, sharePicture } from './lender-pictures.ts';
import type { PageBook } from './page-book.ts';

type Install = {
  readonly book: PageBook;
  /** The market that a request is for. */
  readonly marketOf: (request: FastifyRequest) => MarketId;
};

/**
 * What a phone needs to put the app among its others, and whoever shows a link to draw it: a manifest, icons
 * and a picture in the lender's own name and colours. No worker and no copy of a page comes with it.
 */
export function installPlugin({ book, marketOf }: Install): FastifyPluginCallback {
  const drawn = new Map<string, Promise<Buffer>>();
  const themeOf = (request: FastifyRequest) => deriveTheme(known(book, marketOf(request)).theme).light;
  /** By what it is drawn from: a lender who changes colours gets another. */
  const picture = (name: string, colours: object, draw: () => Promise<Buffer>) => {
    const key = `${name} ${JSON.stringify(colours)}`;
    const made = drawn.get(key) ?? draw();
    drawn.set(key, made);
    made.catch(() => drawn.delete(key));
    return made;
  };
  return (app, _options, done) => {
    app.get('/manifest.webmanifest', (request, reply) => {
      const market = marketOf(request);
      const { comName, theme } = known(book, market);
      const { light } = deriveTheme(theme);
      const manifest = {
        id: '/',
        name: comName,
        short_name: comName.split(' ')[0],
        start_url: routePath('home'),
        scope: '/',
        display: 'standalone',
        background_color: light.paper,
        theme_color: light.surface,
        icons: icons.flatMap(({ path, size, purpose }) =>
          purpose === null ? [] : { src: path, sizes: `${size}x${size}`, type: 'image/png', purpose },
        ),
      };
      reply
        .header('content-type', 'application/manifest+json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(manifest);
    });
    for (const icon of icons)
      app.get(icon.path, (request, reply) => {
        const colours = themeOf(request);
        send(
          reply,
          picture(icon.path, colours, () => drawIcon(icon, colours)),
        );
      });
    app.get(sharePicture, (request, reply) => {
      const colours = themeOf(request);
      send(
        reply,
        picture(sharePicture, colours, () => drawSharePicture(colours)),
      );
    });
    done();
  };
}

function send(reply: FastifyReply, file: Promise<Buffer>): void {
  settleReply(reply, file, (bytes) => {
    reply.header('content-type', 'image/png').header('cache-control', 'public, max-age=86400').send(bytes);
  });
}

function known(book: PageBook, market: MarketId) {
  const config = book.config(market);
  if (!config) throw new Error(`the market ${market} is not offered here`);
  return config;
}
