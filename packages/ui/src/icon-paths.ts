/**
 * The icons that most screens draw, as one line each: 24 grid, stroke 1.75, round ends, drawn inside a margin
 * of three. A dot is a line of no length, which the round end turns into a point.
 */
export const iconPaths = {
  home: 'M4 11.25 12 4.5l8 6.75M6 9.75v9.5h12v-9.5',
  receipt:
    'M5.5 3.25h13v17.5l-2.17-1.5L14.17 20.75 12 19.25l-2.17 1.5-2.16-1.5-2.17 1.5zM9 7.75h6M9 11.25h6M9 14.75h3.5',
  wallet:
    'M18.5 7.5V5.25a1.5 1.5 0 0 0-1.5-1.5H5.75a2 2 0 0 0 0 4H18.5a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2H5.75a2 2 0 0 1-2-2V5.9M16.5 14h.01',
  bank: 'M3.5 9.25 12 4l8.5 5.25zM3.5 20.25h17M6 9.5v8M10 9.5v8M14 9.5v8M18 9.5v8',
  clock: 'M12 3.25a8.75 8.75 0 1 0 0 17.5 8.75 8.75 0 0 0 0-17.5zM12 7.5V12l3 2',
  help: 'M12 4a8 8 0 0 1 0 16H4.25l1.4-3.2A8 8 0 0 1 12 4zM9.7 9.7a2.35 2.35 0 1 1 3.45 2.05c-.8.43-1.15.9-1.15 1.7M12 16.3h.01',
  person: 'M12 3.75a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5zM4.5 20.25c.6-3.7 3.5-6 7.5-6s6.9 2.3 7.5 6',
  lock: 'M7 10.25h10a2 2 0 0 1 2 2v6.5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6.5a2 2 0 0 1 2-2zM8.25 10.25V7a3.75 3.75 0 0 1 7.5 0v3.25',
  mail: 'M5.25 5.25h13.5a2 2 0 0 1 2 2v9.5a2 2 0 0 1-2 2H5.25a2 2 0 0 1-2-2v-9.5a2 2 0 0 1 2-2zM3.9 7.5l8.1 6 8.1-6',
  phone:
    'M5 3.5h3l1.75 4.75-2 1.6a13 13 0 0 0 6.4 6.4l1.6-2L20.5 16v3a1.75 1.75 0 0 1-1.9 1.75A16.5 16.5 0 0 1 3.25 5.4 1.75 1.75 0 0 1 5 3.5z',
  copy: 'M10.25 8.5h8.25a2 2 0 0 1 2 2v8.25a2 2 0 0 1-2 2h-8.25a2 2 0 0 1-2-2V10.5a2 2 0 0 1 2-2zM8.25 15.5H5.5a2 2 0 0 1-2-2V5.25a2 2 0 0 1 2-2h8.25a2 2 0 0 1 2 2V8.5',
  retry: 'M19.9 8.25a8.5 8.5 0 1 0 .6 3.75M20.25 3.75v4.5h-4.5',
  info: 'M12 3.25a8.75 8.75 0 1 0 0 17.5 8.75 8.75 0 0 0 0-17.5zM12 11v5M12 7.75h.01',
  warning: 'M12 3.75 2.75 19.75h18.5zM12 9.5v4.75M12 17.1h.01',
  check: 'M5 12.5l4.75 4.75L19.25 7.5',
  'chevron-right': 'M9.5 6l6 6-6 6',
  'chevron-down': 'M6 9.5l6 6 6-6',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  plus: 'M12 5v14M5 12h14',
  back: 'M15 4.5 7.5 12l7.5 7.5',
  'arrow-up': 'M12 19.5v-15M5.75 10.75 12 4.5l6.25 6.25',
} as const;

/** A name of the above, or a line of one's own: see the icons of a few screens. */
export type IconName = keyof typeof iconPaths | `M${string}`;
