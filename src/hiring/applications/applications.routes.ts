import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { APPLICATION_WORDS } from '#trade/flash/hiring-words.ts'
import { ApplyForm } from './model/apply-form.schema.ts'
import { failures, bodyFailures } from '#platform/primitives/errors.schema.ts'
import { slugOf } from '#trade/job-texts.ts'
import { PAGE_SIZE } from '#trade/limits/job-limits.ts'
import { Job } from '#trade/jobs.schema.ts'
import { Id } from '#platform/primitives/primitives.schema.ts'
import { asAttachment, CLOSED_FILE, sendAttachment } from '#platform/http/answers/attachment.ts'
import { requireOwnUserId, requireActor } from '#accounts/sessions/http/session.ts'
import { drain } from '#platform/forms/request-body.ts'
import type { Services } from '#platform/services.ts'

const tags = ['Applications']
const limitMessage = `Ask for 1 to ${PAGE_SIZE.max} jobs a page.`

/** The form with the resume, mounted under `/api/v1`. */
export const applyRoute: FastifyPluginAsyncZod<Pick<Services, 'applications'>> = async (
  app,
  { applications },
) => {
  // The service reads the form as a stream; other content types are rejected.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))

  app.post(
    '/apply',
    {
      // The body has not been read yet, so the schema only documents it.
      validatorCompiler: () => () => true,
      schema: {
        tags,
        summary: 'Apply for a job that was posted here',
        consumes: ['multipart/form-data'],
        body: ApplyForm,
        response: {
          201: z.enum([APPLICATION_WORDS.sent, APPLICATION_WORDS.sentFileWaits]),
          ...bodyFailures(
            'private_numbers',
            'not_logged_in',
            'own_job',
            'job_not_found',
            'already_applied',
            'nobody_reads',
            'no_space',
          ),
        },
      },
    },
    async (request, reply) => {
      const { headers, raw } = request
      const actor = await requireActor(request).catch((error: unknown) => {
        drain(raw)
        throw error
      })
      const source = { contentType: headers['content-type'], body: raw }
      await using form = await applications.receive(request.visitor(), actor, source)
      requireOwnUserId(actor, form.values.userID)
      const id = await applications.apply(actor, form.values.jobId ?? '', form)
      const isWaiting = await applications.resumes.isWaiting(id)
      const words = isWaiting ? APPLICATION_WORDS.sentFileWaits : APPLICATION_WORDS.sent
      return reply.code(201).type('text/plain; charset=utf-8').send(words)
    },
  )
}

type Options = Pick<Services, 'applications'> & { publicUrl: string }

/** Mounted under `/api/v1`. */
export const applicationRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { applications, publicUrl },
) => {
  // All of these answers are personal.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))

  app.post(
    '/apply/jobs',
    {
      schema: {
        tags,
        summary: 'List the jobs you applied for',
        description: 'Newest application first. A job that was removed is listed as it was then.',
        querystring: z.object({
          limit: z.coerce
            .number(limitMessage)
            .int(limitMessage)
            .min(1, limitMessage)
            .max(PAGE_SIZE.max, limitMessage)
            .default(PAGE_SIZE.default),
          after: z.string().max(200).optional(),
        }),
        body: z.object({ userID: z.string().max(36).nullish() }).nullish(),
        response: {
          200: z.array(Job),
          ...failures('invalid_input', 'bad_request', 'not_logged_in', 'forbidden'),
        },
      },
    },
    async (request, reply) => {
      const actor = await requireActor(request)
      requireOwnUserId(actor, request.body?.userID)
      const { limit, after = null } = request.query
      const [{ items, next }, total] = await Promise.all([
        applications.own.listJobs(actor, after, limit),
        applications.own.count(actor),
      ])
      reply.header('x-total-count', total)
      if (next) {
        const url = new URL(request.url, publicUrl)
        url.searchParams.set('after', next)
        reply.header('link', `<${url.href}>; rel="next"`)
      }
      return items
    },
  )

  const byId = z.object({ id: Id })
  const hidden = failures('not_logged_in', 'second_step_needed', 'not_found')
  const file = { 200: z.any(), ...hidden, ...failures(...CLOSED_FILE) }

  app.get(
    '/applications/:id/resume',
    {
      schema: {
        tags,
        summary: 'Download the CV of an application you sent or received',
        params: byId,
        response: file,
      },
    },
    async (request, reply) => {
      const actor = await requireActor(request)
      return sendAttachment(reply, await applications.resumes.open(actor, request.params.id))
    },
  )

  app.get(
    '/applications/:id/resume/pages/:page',
    {
      schema: {
        tags,
        summary: 'See a page of the CV of an application you sent or received, as a picture',
        params: byId.extend({ page: z.coerce.number().int().min(0).max(99) }),
        response: file,
      },
    },
    async (request, reply) => {
      const actor = await requireActor(request)
      const { id, page } = request.params
      const image = await applications.resumes.drawPage(actor, id, page)
      return asAttachment(reply, `page-${page + 1}.webp`)
        .type('image/webp')
        .send(image)
    },
  )

  app.get(
    '/applications/:id/messages/new',
    {
      schema: {
        tags,
        summary: 'Count the messages of an application that you have not seen',
        params: byId,
        response: { 200: z.object({ count: z.number().int() }), ...hidden },
      },
    },
    async (request) => {
      const actor = await requireActor(request)
      return { count: await applications.talk.countNew(actor, request.params.id) }
    },
  )

  app.post(
    '/applications/:id/presence',
    {
      schema: {
        tags,
        summary: 'Tell colleagues that you have an application open, and learn what is new',
        params: byId,
        response: { 200: z.object({ others: z.array(z.string()), mark: z.string() }), ...hidden },
      },
    },
    async (request) => {
      const actor = await requireActor(request)
      return applications.team.look(actor, request.params.id)
    },
  )

  app.get(
    '/applications/:id/messages/:messageId/file',
    {
      schema: {
        tags,
        summary: 'Download a file that was sent with a message about an application',
        params: z.object({ id: Id, messageId: Id }),
        response: file,
      },
    },
    async (request, reply) => {
      const actor = await requireActor(request)
      return sendAttachment(reply, await applications.talk.openFile(actor, request.params))
    },
  )

  app.get(
    '/resumes/:id',
    {
      schema: {
        tags,
        summary: 'Download a CV of your own list',
        params: byId,
        response: { 200: z.any(), ...failures('not_logged_in', 'not_found', ...CLOSED_FILE) },
      },
    },
    async (request, reply) => {
      const actor = await requireActor(request)
      return sendAttachment(reply, await applications.resumes.openStored(actor, request.params.id))
    },
  )

  app.get(
    '/post/:jobId/applicants.csv',
    {
      schema: {
        tags,
        summary: 'Download the applicants of a job you posted as CSV',
        params: z.object({ jobId: Id }),
        response: { 200: z.any(), ...hidden },
      },
    },
    async (request, reply) => {
      const actor = await requireActor(request)
      const { job, content } = await applications.applicants.exportCsv(actor, request.params.jobId)
      const name = `applicants-${slugOf(job.title) || job.id}.csv`
      return asAttachment(reply, name).type('text/csv; charset=utf-8').send(content)
    },
  )
}
