import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApplicantQuery, Ticked } from '#hiring/applicants/applicant-list.schema.ts'
import { MOST_AT_ONCE } from '#hiring/posting/employer-actions.ts'
import { DomainError, failures } from '#platform/primitives/errors.schema.ts'
import { slugOf } from '#trade/job-texts.ts'
import { Id } from '#platform/primitives/primitives.schema.ts'
import { asAttachment } from '#platform/http/answers/attachment.ts'
import { requireActor } from '#accounts/sessions/http/session.ts'
import type { Services } from '#platform/services.ts'

const FORM = 'application/x-www-form-urlencoded'
const FORM_LIMIT = 64 * 1024
const answers = {
  200: z.any(),
  ...failures('invalid_input', 'not_logged_in', 'second_step_needed', 'not_found', 'too_many'),
}
const shared = { tags: ['Applications'], params: z.object({ jobId: Id }), response: answers }

/** Mounted under `/api/v1`. */
export const resumesZipRoutes: FastifyPluginAsyncZod<Pick<Services, 'applications'>> = async (
  app,
  { applications },
) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_, body, done) =>
    done(null, { tick: new URLSearchParams(String(body)).getAll('tick') }),
  )

  app.get(
    '/post/:jobId/resumes.zip',
    {
      schema: {
        ...shared,
        summary: 'Download the CVs of a job’s applicants as a zip file',
        querystring: ApplicantQuery.pick({ status: true, q: true, yes: true }),
      },
    },
    async (request, reply) => {
      const actor = await requireActor(request)
      const { jobId } = request.params
      const { title, content } = await applications.zipResumes(actor, jobId, request.query)
      return asAttachment(reply, nameOf(title)).type('application/zip').send(content)
    },
  )

  app.post(
    '/post/:jobId/resumes.zip',
    {
      schema: {
        ...shared,
        summary: 'Download the CVs of some applicants as a zip file',
        consumes: [FORM],
        body: z.object({ tick: z.array(Ticked).max(MOST_AT_ONCE) }),
      },
    },
    async (request, reply) => {
      const actor = await requireActor(request)
      const ids = request.body.tick.map(({ id }) => id)
      if (ids.length === 0) throw new DomainError('nobody_ticked')
      const { title, content } = await applications.zipResumes(actor, request.params.jobId, { ids })
      return asAttachment(reply, nameOf(title)).type('application/zip').send(content)
    },
  )
}

function nameOf(title: string) {
  return `cvs-${slugOf(title) || 'applicants'}.zip`
}
