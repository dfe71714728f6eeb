import { z } from 'zod'
import { ACCOUNT_WORDS } from '#trade/limits/account-limits.ts'

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
