import { PICTURE_LIMIT } from './account-limits.ts'

export const PICTURE_PROBLEMS = {
  type: 'Choose a picture (PNG, JPEG, WebP, AVIF or GIF).',
  size: 'This picture is larger than 5 MB. Choose a smaller one.',
} as const

/** For the file input. Listed one by one, so that phones convert their own format to one of these. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/avif,image/gif'

/** What a file field takes, as the server does. */
export const PICTURE_RULES = {
  accept: PICTURE_TYPES,
  bytes: PICTURE_LIMIT,
  wrongType: PICTURE_PROBLEMS.type,
  tooLarge: PICTURE_PROBLEMS.size,
} as const
