/**
 * Icons that a few screens draw. Each is a constant of its own, which the build writes where it is used: it
 * travels with those screens, and not with the app.
 */
export const calendar =
  'M5.75 5.25h12.5a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H5.75a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM3.75 9.75h16.5M8 3v4M16 3v4';
export const calendarMove =
  'M5.75 5.25h12.5a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H5.75a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM3.75 9.75h16.5M8 3v4M16 3v4M8.5 15h7M13 12.5l2.5 2.5-2.5 2.5';
export const equals = 'M4 9.5h16M4 14.5h16';
export const people =
  'M9 4.75a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5zM2.75 19.25c.5-3.3 2.9-5.25 6.25-5.25s5.75 1.95 6.25 5.25M15.5 5a3.25 3.25 0 0 1 0 6M18 14.4c1.8.75 2.9 2.4 3.25 4.85';
export const idCard =
  'M4.75 5.25h14.5a2 2 0 0 1 2 2v9.5a2 2 0 0 1-2 2H4.75a2 2 0 0 1-2-2v-9.5a2 2 0 0 1 2-2zM8.5 8.75a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5zM5.75 15.75c.3-1.5 1.3-2.25 2.75-2.25s2.45.75 2.75 2.25M14.25 10h4M14.25 14h4';
export const briefcase =
  'M5.25 7.75h13.5a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2H5.25a2 2 0 0 1-2-2v-8.5a2 2 0 0 1 2-2zM9 7.75v-2a1.5 1.5 0 0 1 1.5-1.5h3a1.5 1.5 0 0 1 1.5 1.5v2M3.25 13h17.5M12 12v2';
export const camera =
  'M4.25 7.25H8l1.5-2.5h5l1.5 2.5h3.75a1 1 0 0 1 1 1v10.5a1 1 0 0 1-1 1H4.25a1 1 0 0 1-1-1V8.25a1 1 0 0 1 1-1zM12 9.75a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5z';
export const bolt = 'M13 3 4.75 13.75H11L10.5 21l8.75-10.75H13z';
export const pin =
  'M12 21c4.4-4.5 6.9-8 6.9-11a6.9 6.9 0 1 0-13.8 0c0 3 2.5 6.5 6.9 11zM12 7.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z';
export const share =
  'M12 15V3.75M7.75 8 12 3.75 16.25 8M8.25 11H6.25a1.75 1.75 0 0 0-1.75 1.75v6a1.75 1.75 0 0 0 1.75 1.75h11.5a1.75 1.75 0 0 0 1.75-1.75v-6A1.75 1.75 0 0 0 17.75 11h-2';
export const save = 'M12 3.75V15M7.5 10.75 12 15.25l4.5-4.5M4.5 15.5v3a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-3';
export const pen =
  'M4.5 19.5l1-4.25L16 4.75a1.9 1.9 0 0 1 2.7 0l.55.55a1.9 1.9 0 0 1 0 2.7L8.75 18.5zM14 6.75 17.25 10';
export const chat = 'M12 4a8 8 0 0 1 0 16H4.25l1.4-3.2A8 8 0 0 1 12 4zM8.5 12h.01M12 12h.01M15.5 12h.01';
export const arrowRight = 'M4.5 12h15M13.25 5.75 19.5 12l-6.25 6.25';
export const search = 'M11 4.25a6.75 6.75 0 1 0 0 13.5 6.75 6.75 0 0 0 0-13.5zM16 16l4.25 4.25';
export const remove =
  'M4.5 6.75h15M9.25 6.5V4.25h5.5V6.5M6.5 7l.75 13.25h9.5L17.5 7M10.25 11v5.25M13.75 11v5.25';
export const moveEarlier = 'M19.5 12h-15M10.75 5.75 4.5 12l6.25 6.25';
export const pause = 'M9.25 6v12M14.75 6v12';
export const play = 'M8.5 5.75v12.5l9.75-6.25z';
export const document = 'M6.25 3.25h7.5l4.25 4.25v13.25H6.25zM13.5 3.5v4.25h4.25M9.25 12.25h6M9.25 15.75h6';
export const calendarPlus =
  'M5.75 5.25h12.5a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H5.75a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM3.75 9.75h16.5M8 3v4M16 3v4M12 12.25v5.5M9.25 15h5.5';
export const lifeRing =
  'M12 3.25a8.75 8.75 0 1 0 0 17.5 8.75 8.75 0 0 0 0-17.5zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM5.8 5.8l3.7 3.7M14.5 14.5l3.7 3.7M18.2 5.8l-3.7 3.7M9.5 14.5l-3.7 3.7';
export const picture =
  'M5.25 4.25h13.5a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2H5.25a2 2 0 0 1-2-2V6.25a2 2 0 0 1 2-2zM3.5 16.5l4.75-4.75 3.5 3.5L15 12l5.5 5M15.75 8.5h.01';
