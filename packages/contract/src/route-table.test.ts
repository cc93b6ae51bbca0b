import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { builtRoutes, isBuilt, isSandboxOnly, routeAt, routePath, routeTable } from './route-table.ts';
import type { RouteKey, RouteQuery } from './route-table.ts';

const root = join(import.meta.dirname, '../../..');

/** Never called: each line must not compile. */
const wrong = () => {
  // @ts-expect-error: the order is missing
  routePath('confirm');
  // @ts-expect-error: the home page reads nothing from its address
  routePath('home', { tab: '1' });
  // @ts-expect-error: the error page reads no such parameter
  routePath('errorPage', { text: 'Call this number' });
  // @ts-expect-error: no such page
  routePath('noticed');
};

describe('the route table', () => {
  it.each<[id: string, key: RouteKey, path: string]>([
    ['R1', 'paymentInstructions', '/dragonpayPaymentInstructions'],
    ['R2', 'errorPage', '/noticed'],
    ['R3', 'loanDetail', '/argued'],
    ['R4', 'confirm', '/approach'],
    ['R5', 'repaymentYesNo', '/strung'],
    ['R6', 'orders', '/cautious'],
    ['R7', 'recommendationList', '/evidence'],
    ['R8', 'customerService', '/tangible'],
    ['R9', 'repay', '/machinery'],
    ['R10', 'repayDelay', '/motionless'],
    ['R11', 'repaymentChoice', '/dusty'],
    ['R12', 'loanAgreement', '/removed'],
    ['R13', 'privacyPolicy', '/wishing'],
    ['R14', 'aboutUs', '/disclosed'],
    ['R15', 'complaints', '/lamp'],
    ['R16', 'bankCard', '/monster'],
    ['R17', 'complaintPage', '/footholds'],
    ['R18', 'product', '/glad'],
    ['P1', 'officialPage', '/'],
    ['A15', 'console', '/console'],
  ])('%s · %s is at exactly %s', (_, key, path) => {
    expect(routeTable[key].path).toBe(path);
    expect(routeAt(path)).toBe(key);
  });

  it('R19 · two meanings never share a path', () => {
    const paths = Object.values(routeTable).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(['/noticed/', '/Noticed', 'noticed', '', '/constructor', '/certification/', '//'])(
    'R19 · %j is no page: a path is matched exactly',
    (path) => {
      expect(routeAt(path)).toBeUndefined();
    },
  );

  it('R19 · a link carries its parameters, encoded', () => {
    expect(routePath('errorPage')).toBe('/noticed');
    expect(routePath('loanDetail')).toBe('/argued');
    expect(routePath('product', { productId: 'a&b=c d' })).toBe('/glad?productId=a%26b%3Dc+d');
    expect(routePath('repay', { loanId: '1', choice: 'next', amount: '291019' })).toBe(
      '/machinery?loanId=1&choice=next&amount=291019',
    );
  });

  it('R19 · a link without a parameter that its page needs does not compile', () => {
    expectTypeOf<RouteQuery<'confirm'>>().toEqualTypeOf<{ readonly orderId: string }>();
    expectTypeOf<RouteQuery<'loanDetail'>>().toEqualTypeOf<{
      readonly loanId?: string;
      readonly orderId?: string;
      readonly view?: string;
    }>();
    expect(wrong).toBeTypeOf('function');
  });

  it('says which pages are built', () => {
    expect(builtRoutes.toSorted()).toEqual(
      [
        'certification',
        'certificationBase',
        'certificationPersonal',
        'certificationJob',
        'certificationExt',
        'home',
        'orders',
        'loanDetail',
        'confirm',
        'loanAgreement',
        'repayDelay',
        'repaymentChoice',
        'repay',
        'paymentInstructions',
        'repaymentYesNo',
        'recommendationList',
        'product',
        'officialPage',
        'errorPage',
        'privacyPolicy',
        'aboutUs',
        'customerService',
        'complaints',
        'complaintPage',
        'login',
        'me',
        'bankCard',
        'inbox',
        'privacyChoices',
        'autopay',
        'sandbox',
        'gallery',
      ].toSorted(),
    );
    expect(isBuilt('errorPage')).toBe(true);
  });

  it('keeps the gallery and what staff and vendors would do to the sandbox', () => {
    expect(builtRoutes.filter(isSandboxOnly)).toEqual(['sandbox', 'gallery']);
  });
});

/** `/` alone is also a separator in any program; it counts as a path only where a link is written. */
const ownPaths = Object.values(routeTable)
  .map(({ path }) => path)
  .filter((path) => path.length > 1);

function isOwnPath(text: string): boolean {
  return ownPaths.some((path) => text.startsWith(path) && /^(?:$|[/?#])/.test(text.slice(path.length)));
}

function pathLiterals(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, value, name } = node as { type?: string; value?: unknown; name?: { name?: string } };
    const text =
      type === 'TemplateElement'
        ? (value as { cooked: string }).cooked
        : type === 'JSXText' || type === 'Literal'
          ? value
          : '';
    if (typeof text === 'string' && isOwnPath(text.trim())) found.push(text);
    const link = value as { type?: string; value?: unknown } | null;
    if (type === 'JSXAttribute' && /^(?:href|to|action)$/.test(name?.name ?? '') && link?.value === '/')
      found.push('/');
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, source).program);
  return found;
}

/** Without tests and what stands beside them: a test says by itself at which address it looks. */
function sourceFiles(): string[] {
  return ['apps', 'packages'].flatMap((layer) =>
    readdirSync(join(root, layer)).flatMap((name) =>
      readdirSync(join(root, layer, name, 'src'), { recursive: true, encoding: 'utf8' })
        .map((file) => join(root, layer, name, 'src', file))
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file)),
    ),
  );
}

describe('the paths of the route table', () => {
  it('R19 · are spelled in no other source file', () => {
    const files = sourceFiles();
    const elsewhere = files
      .filter((file) => file !== join(import.meta.dirname, 'route-table.ts'))
      .flatMap((file) =>
        pathLiterals(file, readFileSync(file, 'utf8')).map((text) => `${relative(root, file)}: ${text}`),
      );
    expect(files.length).toBeGreaterThan(50);
    expect(elsewhere).toEqual([]);
  });

  it.each([
    "const to = '/noticed';",
    'const to = `/glad?productId=${id}`;',
    '<Link to="/certification/base">Next</Link>',
    '<a href="/">Home</a>',
    "open('/argued#top');",
  ])('R19 · the search finds one in %s', (source) => {
    expect(pathLiterals('x.tsx', source)).toHaveLength(1);
  });

  it.each(["'/api/session/login'", "'/gladly'", "text.split('/')", '// see /noticed', "'/homeward'"])(
    'R19 · the search leaves %s alone',
    (source) => {
      expect(pathLiterals('x.tsx', source)).toEqual([]);
    },
  );
});
