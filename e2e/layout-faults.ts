import type { Page } from '@playwright/test';

/**
 * What is wrong with a page's geometry: it scrolls sideways, a text is cut off, a control's words stick out
 * of it, a cell's out of it, a field's frame out of its pane, a table in a dialog or a side pane is wider
 * than its box, a table's heads or buttons end beyond its edge, two controls or two texts lie on each other.
 * Empty when all is well. Below a modal dialog nothing can be used, so only the dialog is looked at.
 */
export async function layoutFaults(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((root) => {
    const SLACK = 1.5;
    const DESK = 1024;
    const WIDE_DESK = 1280;
    const boxes = '.k-table-scroll, .k-side, .k-dialog-body';
    const faults: string[] = [];
    const scope = document.querySelector('dialog:modal') ?? document.querySelector(root) ?? document.body;
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${(element.textContent ?? '').trim().slice(0, 40)}”`;

    /** Each element is asked once: a page has thousands, and pairs of them millions. */
    const once = <Answer>(ask: (element: Element) => Answer) => {
      const answers = new Map<Element, Answer>();
      return (element: Element): Answer => {
        if (!answers.has(element)) answers.set(element, ask(element));
        return answers.get(element) as Answer;
      };
    };
    const isClipped: (element: Element) => boolean = once(
      (element) =>
        getComputedStyle(element).clipPath === 'inset(50%)' ||
        (element.parentElement !== null && isClipped(element.parentElement)),
    );
    const isHidden = (element: Element) =>
      isClipped(element) || !element.checkVisibility({ visibilityProperty: true });
    const overflowOf = once((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return { overflowX, overflowY, scrolls: /auto|scroll/.test(overflowX + overflowY) };
    });
    const isSticky: (element: Element) => boolean = once(
      (element) =>
        getComputedStyle(element).position === 'sticky' ||
        (element.parentElement !== null && isSticky(element.parentElement)),
    );
    const isCarried: (element: Element) => boolean = once((element) => {
      const box = element.parentElement;
      if (!box || box === document.documentElement) return false;
      return overflowOf(box).scrolls || isCarried(box);
    });
    const frameOf = once((element) => element.getBoundingClientRect());
    /** Something between the text and its cell, or the cell itself, shows only what fits. */
    const isCutWithin = (element: Element, cell: Element): boolean =>
      overflowOf(element).overflowX !== 'visible' ||
      (element !== cell && element.parentElement !== null && isCutWithin(element.parentElement, cell));
    /** What of a frame is in sight: a box that scrolls shows no more than its own frame. */
    const inSight = (element: Element, frame: DOMRect): DOMRect => {
      let { left, top, right, bottom } = frame;
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (!overflowOf(box).scrolls) continue;
        const edge = frameOf(box);
        left = Math.max(left, edge.left);
        top = Math.max(top, edge.top);
        right = Math.min(right, edge.right);
        bottom = Math.min(bottom, edge.bottom);
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };

    // Not innerWidth: a phone zooms out until all that sticks out is in sight, and that width grows with it.
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth + SLACK)
      faults.push(`the page scrolls sideways: ${scrollWidth} > ${clientWidth}`);

    type Text = { element: Element; rects: DOMRect[] };
    const texts: Text[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || isHidden(element) || element.closest('select')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (rects.length > 0) texts.push({ element, rects });
    }

    for (const { element, rects } of texts) {
      const carried = isCarried(element);
      for (const rect of rects) {
        if (!carried && (rect.left < -SLACK || rect.right > clientWidth + SLACK))
          faults.push(`outside the page: ${named(element)}`);
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY, scrolls } = overflowOf(box);
          if (scrolls) break;
          const edge = frameOf(box);
          const cutsX =
            overflowX !== 'visible' && (rect.left < edge.left - SLACK || rect.right > edge.right + SLACK);
          const cutsY = overflowY !== 'visible' && (rect.top < edge.top - 3 || rect.bottom > edge.bottom + 3);
          if (cutsX || cutsY) faults.push(`cut off by ${named(box)}: ${named(element)}`);
          // Above everything else: nothing that it stands in cuts it.
          if (box.matches('dialog:modal')) break;
        }
        const control = element.closest('button, a, label, summary');
        const frame = control && frameOf(control);
        if (
          frame &&
          getComputedStyle(control as Element).display !== 'inline' &&
          (rect.left < frame.left - SLACK ||
            rect.right > frame.right + SLACK ||
            rect.top < frame.top - 3 ||
            rect.bottom > frame.bottom + 3)
        )
          faults.push(`sticks out of its control: ${named(element)}`);
      }
    }

    // A pane has a margin on both sides: a field that stands in it sticks out of the form.
    const MARGIN = 12;
    for (const field of scope.querySelectorAll('.k-side .k-input')) {
      // A dialog that a pane opens stands in the pane's markup, and elsewhere on the screen.
      const pane = field.closest('.k-side, dialog');
      if (!pane?.matches('.k-side') || isHidden(field)) continue;
      const [own, edge] = [frameOf(field), frameOf(pane)];
      if (own.left < edge.left + MARGIN - SLACK || own.right > edge.right - MARGIN + SLACK)
        faults.push(`sticks out of its pane: ${named(field)}`);
    }

    // At a desk nobody scrolls sideways within a dialog, or within what stands beside the
    // work: what is out of sight there is not read by whoever decides on it.
    const decidedIn = scope.matches('dialog:modal') ? `${boxes}, *` : '.k-side, .k-side *';
    if (clientWidth >= DESK)
      for (const box of scope.querySelectorAll(decidedIn)) {
        if (overflowOf(box).overflowX === 'visible' || isHidden(box)) continue;
        if (box.matches('input, textarea, select, svg, [data-cut]')) continue;
        if (box.scrollWidth > box.clientWidth + SLACK)
          faults.push(`wider than its box: ${named(box)} (${box.scrollWidth} > ${box.clientWidth})`);
      }
    if (clientWidth >= WIDE_DESK)
      for (const { element, rects } of texts) {
        const piece = element.closest('th, button, .k-view');
        const box = piece?.closest('.k-table-scroll, .k-views-list');
        if (!piece || !box || element.closest('[data-cut]')) continue;
        if (rects.some((rect) => rect.right > frameOf(box).right + SLACK))
          faults.push(`cut off at the edge of its table: ${named(piece)}`);
      }
    for (const { element, rects } of texts) {
      const cell = element.closest('td, th');
      if (!cell || isCutWithin(element, cell)) continue;
      const { left, right } = frameOf(cell);
      if (rects.some((rect) => rect.left < left - SLACK || rect.right > right + SLACK))
        faults.push(`runs out of its cell: ${named(cell)}`);
    }

    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const isFloating = (element: Element) =>
      element.closest(
        '.c-sticky-bar, .c-toast-slot, .c-picker-letter, .k-decide-commit, .late-commit, .k-selection',
      ) !== null;

    /** Calls for each two whose frames touch: from top to bottom, so that none far apart are compared. */
    type Framed = { readonly element: Element; readonly top: number; readonly bottom: number };
    const forTouching = <Item extends Framed>(
      items: readonly Item[],
      look: (one: Item, other: Item) => void,
    ) => {
      const sorted = items.toSorted((one, other) => one.top - other.top);
      for (const [index, one] of sorted.entries()) {
        for (let next = index + 1; (sorted[next]?.top ?? Infinity) < one.bottom; next += 1) {
          const other = sorted[next] as Item;
          if (isCarried(one.element) === isCarried(other.element)) look(one, other);
        }
      }
    };

    const controls = [
      ...scope.querySelectorAll('a[href], button, input, select, textarea, summary, [role=option]'),
    ]
      .filter((element) => !isHidden(element) && !isFloating(element))
      .map((element) => ({ element, top: frameOf(element).top, bottom: frameOf(element).bottom }));
    forTouching(controls, ({ element: one }, { element: other }) => {
      if (one.contains(other) || other.contains(one)) return;
      // Line by line: the frame of a link that goes on in the next line holds what stands after it.
      const areas = [...one.getClientRects()].flatMap((line) =>
        [...other.getClientRects()].map((its) => overlap(inSight(one, line), inSight(other, its))),
      );
      const area = Math.max(0, ...areas);
      if (area > 8) faults.push(`on each other: ${named(one)} and ${named(other)} (${Math.round(area)} px²)`);
    });

    // Lines of one paragraph may touch; what lies on each other by a third of its height can't be read.
    const lines = texts
      .filter(({ element }) => !isFloating(element))
      .flatMap(({ element, rects }, text) =>
        rects.map((rect) => ({ element, text, rect, top: rect.top, bottom: rect.bottom })),
      );
    forTouching(lines, (one, other) => {
      if (one.text === other.text) return;
      const smaller = Math.min(one.rect.width * one.rect.height, other.rect.width * other.rect.height);
      // What scrolls under a sticky head or column is covered by it, and meant to be.
      if (isSticky(one.element) !== isSticky(other.element)) return;
      if (overlap(inSight(one.element, one.rect), inSight(other.element, other.rect)) > 0.34 * smaller)
        faults.push(`written over: ${named(one.element)} and ${named(other.element)}`);
    });
    return [...new Set(faults)];
  }, within);
}
