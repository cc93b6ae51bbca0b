import { describe, expect, it } from 'vitest';
import { createDraftMarks } from './draft-marks.ts';

/** The history's entry, as a browser keeps it over a reload. */
function entry(state: unknown = null) {
  const memory = {
    state,
    replaceState(next: unknown) {
      memory.state = next;
    },
  };
  return memory;
}

describe('the marks of a draft', () => {
  it('A4.15 A9.11 · the last one is found by the page that is loaded next, until it is cleared', () => {
    const memory = entry();
    const before = createDraftMarks(memory, 'before00');
    before.leave();
    const last = before.leave();
    const after = createDraftMarks(memory, 'after000');
    expect(after.left()).toBe(last);
    after.clear(last);
    expect(after.left()).toBeUndefined();
    expect(createDraftMarks(memory).left()).toBeUndefined();
  });

  it('rise with each version, and are such as the server takes', () => {
    const marks = createDraftMarks(entry(), 'page0000');
    expect([marks.leave(), marks.leave()]).toEqual(['page0000-1', 'page0000-2']);
    expect(createDraftMarks(entry()).leave()).toMatch(/^[a-z0-9]{8,32}-\d{1,6}$/u);
  });

  it('are not waited for by the page that made them: it has what was typed', () => {
    const marks = createDraftMarks(entry());
    marks.leave();
    expect(marks.left()).toBeUndefined();
  });

  it('leave the rest of the entry alone', () => {
    const memory = entry({ key: 'k1', state: { chosen: 1 }, attempts: {} });
    const marks = createDraftMarks(memory);
    const mark = marks.leave();
    expect(memory.state).toEqual({ key: 'k1', state: { chosen: 1 }, attempts: {}, draftMark: mark });
    marks.clear(mark);
    expect(memory.state).toEqual({ key: 'k1', state: { chosen: 1 }, attempts: {} });
  });

  it('an answer for an earlier version does not clear the last, nor that of another entry', () => {
    const memory = entry();
    const marks = createDraftMarks(memory, 'page0000');
    const first = marks.leave();
    marks.leave();
    marks.clear(first);
    expect(memory.state).toEqual({ draftMark: 'page0000-2' });
    memory.state = { key: 'k2', draftMark: 'another0-1' };
    marks.clear('page0000-2');
    expect(memory.state).toEqual({ key: 'k2', draftMark: 'another0-1' });
  });

  it.each([[null], ['x'], [{ usr: {} }], [{ draftMark: 7 }]])('there is none in %j', (state) => {
    expect(createDraftMarks(entry(state)).left()).toBeUndefined();
  });
});
