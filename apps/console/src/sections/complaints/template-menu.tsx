import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';

type Template = { readonly key: string; readonly name: string; readonly words: string };

type Props = {
  readonly templates: readonly Template[];
  readonly onInsert: (template: Template) => void;
};

/**
 * What is answered often. Arrows move over the list and insert nothing; Enter or a click inserts the one that
 * is marked.
 */
export function TemplateMenu({ templates, onInsert }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) list.current?.focus();
  }, [isOpen]);
  const open = () => {
    setAt(0);
    setOpen(true);
  };
  const insert = (nth: number) => {
    const chosen = templates[nth];
    setOpen(false);
    if (chosen) onInsert(chosen);
  };
  useKeys(
    'Templates',
    templates.length > 0 ? [{ keys: 'i', words: 'template', inBar: true, run: open }] : [],
  );
  const move = (event: KeyboardEvent) => {
    const last = templates.length - 1;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setAt(Math.min(last, at + 1)),
      ArrowUp: () => setAt(Math.max(0, at - 1)),
      Home: () => setAt(0),
      End: () => setAt(last),
      Enter: () => insert(at),
      Escape: () => setOpen(false),
    };
    const run = moves[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  if (templates.length === 0) return null;
  return (
    <div className="complaint-templates">
      <Button size="small" keys="i" isExpanded={isOpen} onClick={() => (isOpen ? setOpen(false) : open())}>
        Template
      </Button>
      {isOpen && (
        <div
          ref={list}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list inserts on every arrow
          role="listbox"
          aria-label="Templates"
          aria-activedescendant={`${id}-${at}`}
          tabIndex={0}
          className="complaint-template-list"
          onKeyDown={move}
          onBlur={() => setOpen(false)}
        >
          {templates.map(({ key, name, words }, nth) => (
            <div
              key={key}
              id={`${id}-${nth}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
              role="option"
              tabIndex={-1}
              aria-selected={nth === at}
              onMouseDown={(event) => {
                event.preventDefault();
                insert(nth);
              }}
            >
              <span className="k-strong">{name}</span>
              <span className="k-muted complaint-template-words">{words}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
