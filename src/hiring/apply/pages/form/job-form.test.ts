import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { setSituation } from '#trade/cookies/situation-cookie.ts'
import { english } from '#platform/languages/english.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { requestContext } from '#platform/pages/context.ts'
import { aLoggedInPerson, aPostedJob } from '#tests/support/applications.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { loader } from './job-form.route.tsx'

const server = await openTestServer()
const { db, services } = server
const { actor: employer } = await aLoggedInPerson(server)
const { actor } = await aLoggedInPerson(server)

/** What the form of a job says first, and what the job’s page says first. */
async function openingOf(title: string, situation: PersonalAnswers | null = null) {
  const { id } = await aPostedJob(db, employer, { title })
  const context = new RouterContextProvider()
  context.set(requestContext, { language: english, ...services, actor } as never)
  const cookie = situation ? setSituation(situation) : ''
  const request = new Request(`http://localhost:3000/jobform/${id}`, {
    headers: { cookie },
  })
  const { form } = await loader({ context, request, params: { id } } as never)
  const found = await services.jobs.findChecked(id, situation)
  if (!form || !found) throw new Error('There is no form.')
  return { ruledOut: form.ruledOut, page: found.check.headline, href: jobPath(found.job) }
}

test('the form says first what the job’s page says against applying from abroad', async () => {
  for (const situation of [null, { where: 'abroad' }] as const) {
    const { ruledOut, page, href } = await openingOf('Care assistant', situation)
    expect(page?.sentence).toMatch(/^Not from abroad/)
    expect(ruledOut).toMatchObject({ sentence: page?.sentence, href })
  }
})

test('it says nothing where the job is open to the applicant, or may be', async () => {
  expect((await openingOf('Staff nurse')).ruledOut).toBeNull()
  const settled = { where: 'uk', permission: 'settled' } as const
  expect((await openingOf('Care assistant', settled)).ruledOut).toBeNull()
})
