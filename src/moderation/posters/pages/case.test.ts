import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LOOK_WORDS } from '#board/screening/held-words.ts'
import { requestContext } from '#platform/pages/context.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { aCase, aDecision, aHeldJob, applyDecision } from '#tests/support/cases.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { loader } from './case.route.tsx'

const server = await openTestServer()
const { db, services } = server
const { desk, posters } = services.moderation
const admin = await anAdmin(db)

async function read(actor: object, id: string) {
  const context = new RouterContextProvider()
  context.set(requestContext, { ...services, actor } as never)
  const request = new Request(`http://localhost:3000/cases/${id}`)
  return loader({ context, request, params: { id } } as never)
}

test('a case says whose turn it is, and that it is decided only once it is', async () => {
  const { poster, caseId } = await aHeldJob(server)
  const open = { lead: expect.stringContaining(`${LOOK_WORDS}.`), reasonsTitle: 'Why it waits' }
  expect(await read(poster.actor, caseId)).toMatchObject(open)

  await desk.decide(admin, caseId, aDecision('ask'))
  await applyDecision(server, caseId)
  expect(await read(poster.actor, caseId)).toMatchObject({
    heading: 'We have a question',
    lead: expect.stringMatching(/^Since .* It waits for your answer\.$/),
    reasonsTitle: 'Why it waits',
  })

  await posters.answer(poster.actor, caseId, { words: 'Nobody pays.' })
  expect(await read(poster.actor, caseId)).toMatchObject(open)
  await desk.decide(admin, caseId, aDecision('refuse'))
  await applyDecision(server, caseId)
  expect(await read(poster.actor, caseId)).toMatchObject({
    lead: expect.stringMatching(/^Decided on /),
    reasonsTitle: 'What made us stop it',
  })
})

test('a case about a proof does not speak of an advert that was stopped', async () => {
  const { poster, organisationId } = await aHeldJob(server)
  const id = await aCase(db, { kind: 'proof', organisationId })

  expect(await read(poster.actor, id)).toMatchObject({ reasonsTitle: 'Why a person looks at it' })
})
