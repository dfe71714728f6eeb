import { z } from 'zod'

/** How a web form was filled in. A program that calls the API leaves both out. */
export const FormTrace = z.object({
  subjectLine: z
    .string()
    .optional()
    .meta({ description: 'People cannot see this field. Leave it empty.' }),
  openedAt: z.string().optional().meta({ description: 'When the web form was opened, signed.' }),
})
export type FormTrace = z.infer<typeof FormTrace>
