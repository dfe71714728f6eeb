import { PICTURE_LIMIT } from './account-limits.ts'

export const PICTURE_PROBLEMS = {
  type: 'Choose a picture (PNG, JPEG, WebP, AVIF or GIF).',
  size: 'This picture is larger than 5 MB. Choose a smaller one.',
} as const

/** The media types for the file input, listed one by one, so that phones convert their own format to one of them. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/avif,image/gif'

/** The rules of a file field, as on the server. */
export const PICTURE_RULES = {
  accept: PICTURE_TYPES,
  bytes: PICTURE_LIMIT,
  wrongType: PICTURE_PROBLEMS.type,
  tooLarge: PICTURE_PROBLEMS.size,
} as const
