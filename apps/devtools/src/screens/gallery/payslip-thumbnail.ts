const lines = [34, 42, 50, 58]
  .map((y, index) => `<path d='M34 ${y}h${[36, 30, 36, 18][index]}' stroke='%23A9B5B1' stroke-width='3'/>`)
  .join('');

/** A sheet of paper that nobody's name is on. */
export const payslipThumbnail =
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'>` +
  `<path fill='%23C5E0D8' d='M0 0h96v96H0z'/><path fill='white' d='M26 22l44-4 5 60-44 4z'/>${lines}</svg>`;
