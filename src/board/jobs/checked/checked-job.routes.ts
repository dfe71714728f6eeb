import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { DomainError, failures } from '#platform/primitives/errors.schema.ts'
import { Id } from '#platform/primitives/primitives.schema.ts'
import { isAbroad } from '#trade/headline/criteria.ts'
import { english } from '#platform/languages/english.ts'
import { withAge } from '#board/jobs/age/describe-age.ts'
import { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import type { Services } from '#platform/services.ts'

/** Mounted under `/api/v1`. */
export const checkedJobRoutes: FastifyPluginAsyncZod<Pick<Services, 'jobs'>> = async (
  app,
  { jobs },
) => {
  app.get(
    '/jobs/:id/sponsorship',
    {
      config: { isPublic: true },
      schema: {
        tags: ['Sponsorship'],
        summary: 'Check whether a job in the UK can be sponsored',
        description:
          'For someone who applies from outside the UK. The headline of an advert not seen for 30 days says so instead of a pass. Information, not legal advice. A job in another country is not checked.',
        params: z.object({ id: Id }),
        response: { 200: SponsorshipCheck, ...failures('not_checked', 'job_not_found') },
      },
    },
    async ({ params }) => {
      const found = await jobs.findChecked(params.id)
      if (!found) throw new DomainError('job_not_found')
      if (isAbroad(found.check)) throw new DomainError('not_checked')
      const { job, check } = found
      return { ...check, headline: check.headline && withAge(check.headline, job, english) }
    },
  )
}
