import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { requestContext } from '#platform/pages/context.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { aHeldJob } from '#tests/support/cases.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { action } from './case.route.tsx'

const server = await openTestServer()
const { db, services } = server

/** Sends the form of a case, and finds what became of it. */
async function send(form: Record<string, string>) {
  const { caseId: id } = await aHeldJob(server)
  const context = new RouterContextProvider()
  const actor = await anAdmin(db)
  context.set(requestContext, { ...services, actor } as never)
  const url = `http://localhost:3000/desk/queue/${id}`
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) })
  const answer = await action({ context, request, params: { id } } as never)
  const found = await db
    .selectFrom('moderationCase')
    .select(['decision', 'decisionReason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...found, rejection: (answer as { data?: Rejection }).data }
}

const words = 'Say who pays the visa.'

test.each([
  ['publish', { press: 'publish/fine' }],
  ['refuse', { press: 'refuse/', choice: 'refuse/rules' }],
  ['refuse', { press: 'refuse/money' }],
  ['ask', { press: 'ask/explain', choice: 'ask/who' }],
  ['suspend', { choice: 'suspend/fraud' }],
])('to %s sends the words that were typed: %j', async (decision, form) => {
  const sent = await send({ ...form, words })
  expect(sent.decision).toBe(decision)
  // A refusal says its reason before them.
  expect(sent.decisionReason).toMatch(decision === 'refuse' ? /\. Say who pays the visa\.$/ : words)
})

test.each([
  ['Choose a reason.', { press: 'refuse/' }],
  ['Choose a reason.', { press: 'suspend/' }],
  ['Choose a reason.', {}],
  ['This reason is for another decision.', { press: 'publish/fine', choice: 'refuse/money' }],
  ['This reason is for another decision.', { press: 'suspend/', choice: 'refuse/money' }],
])('‘%s’ is said at the field, and what was typed stays: %j', async (message, form) => {
  const { decision, rejection } = await send({ ...form, words })
  expect(decision).toBeNull()
  expect(rejection).toMatchObject({ errors: { choice: message }, values: { words } })
})
