import { z } from 'zod'
import { ACCOUNT_WORDS, PICTURE_LIMIT } from './accounts.ts'

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

const PictureFile = z.file().optional()

/** The multipart form, as the API describes it. */
export const PictureForm = z
  .object({
    profilePicture: PictureFile.meta({
      description: 'A PNG, JPEG, WebP, AVIF or GIF file of up to 5 MB.',
    }),
    profile: PictureFile.meta({ description: 'The same file under its other name.' }),
    userID: z.string().optional().meta({ description: 'Optional; must be your own id.' }),
  })
  .meta({ id: 'PictureForm' })

export const PictureSaved = z
  .object({
    success: z.literal(ACCOUNT_WORDS.pictureSaved),
    profilePictureUrl: z.string().meta({ description: 'URL of the picture.' }),
  })
  .meta({ id: 'PictureSaved' })
export type PictureSaved = z.infer<typeof PictureSaved>
