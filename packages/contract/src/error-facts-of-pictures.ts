import type { ErrorFacts } from './errors/error-facts.ts';

/** Refusals of pictures. */
export const picturesErrors = {
  too_many_pictures: {
    status: 409,
    title: 'There are too many pictures',
    sentence: 'Please remove one, then add the new one.',
  },
  picture_pieces_do_not_fit: {
    status: 409,
    title: 'The pieces of this picture do not fit together',
    sentence: 'Please send the picture again from the start: nothing else was lost.',
  },
  picture_link_expired: {
    status: 410,
    title: 'This address of a picture has ended',
    sentence: 'Please open the page again: it asks for a new one.',
  },
  picture_too_large: {
    status: 413,
    title: 'The picture is larger than 10 MB',
    sentence: 'Please take it with a lower resolution, or send a smaller one.',
  },
  picture_kind_not_taken: {
    status: 415,
    title: 'This kind of file is not taken',
    sentence: 'Please send a JPEG, PNG, WebP or AVIF picture.',
  },
  picture_not_readable: {
    status: 422,
    title: 'This picture can’t be opened',
    sentence: 'The file may be damaged or not a picture. Please take it again.',
  },
  picture_has_too_many_pixels: {
    status: 422,
    title: 'This picture has too many pixels',
    sentence: 'Please take it with a lower resolution.',
  },
} as const satisfies Record<string, ErrorFacts>;
