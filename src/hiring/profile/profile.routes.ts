import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { failures } from '#platform/primitives/errors.schema.ts'
import { asAttachment } from '#platform/http/answers/attachment.ts'
import { requireActor } from '#accounts/sessions/http/session.ts'
import type { Services } from '#platform/services.ts'

const tags = ['CV']
const response = {
  200: z.any(),
  ...failures('invalid_input', 'not_logged_in', 'not_found', 'too_many'),
}

/** A person’s own CV as a file, mounted under `/api/v1`. */
export const profileRoutes: FastifyPluginAsyncZod<Pick<Services, 'profiles'>> = async (
  app,
  { profiles },
) => {
  app.get(
    '/profile/cv.pdf',
    { schema: { tags, summary: 'Download what you wrote about yourself as a PDF', response } },
    async (request, reply) => {
      const { name, content } = await profiles.exportPdf(await requireActor(request))
      return asAttachment(reply, name).type('application/pdf').send(content)
    },
  )

  app.get(
    '/profile/resume.json',
    {
      schema: { tags, summary: 'Download what you wrote about yourself as JSON Resume', response },
    },
    async (request, reply) => {
      const resume = await profiles.exportJson(await requireActor(request))
      const content = `${JSON.stringify(resume, null, 2)}\n`
      return asAttachment(reply, 'resume.json').type('application/json').send(content)
    },
  )
}
