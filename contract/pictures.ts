import { z } from 'zod'
import { ACCOUNT_WORDS } from './accounts.ts'

export const PICTURE_PROBLEMS = {
  type: 'Choose a picture (PNG, JPEG, WebP, AVIF or GIF).',
  size: 'This picture is larger than 5 MB. Choose a smaller one.',
} as const

/** What the file input offers. Named one by one, so that a phone turns its own format into one of them. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/avif,image/gif'

const PictureFile = z.file().optional()

/** The multipart form, as the API describes it. */
export const PictureForm = z
  .object({
    profilePicture: PictureFile.meta({
      description: 'A PNG, JPEG, WebP, AVIF or GIF file of up to 5 MB.',
    }),
    profile: PictureFile.meta({ description: 'The same under its other name.' }),
    userID: z.string().optional().meta({ description: 'Must be your own when it is given.' }),
  })
  .meta({ id: 'PictureForm' })

export const PictureSaved = z
  .object({
    success: z.literal(ACCOUNT_WORDS.pictureSaved),
    profilePictureUrl: z.string().meta({ description: 'Address of the picture.' }),
  })
  .meta({ id: 'PictureSaved' })
export type PictureSaved = z.infer<typeof PictureSaved>
