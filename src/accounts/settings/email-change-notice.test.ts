import { expect, test } from 'vitest'
import {
  anAddress,
  aPerson,
  aVisitor,
  mailTo,
  openSession,
  PASSWORD,
  tokenIn,
} from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { db, services, mailbox, runTasks } = await openTestServer()

test('the old address is notified, however quickly the new one is confirmed', async () => {
  const { verification, settings } = services.accounts
  const person = await aPerson(db)
  const { actor } = await openSession(services, person)
  const newEmail = anAddress()
  await settings.requestEmailChange(aVisitor(), actor, { newEmail, emailPassword: PASSWORD })
  await verification.deliver({ purpose: 'change-email', subject: person.id })
  const token = tokenIn(await mailTo(mailbox, newEmail))

  await settings.confirmEmailChange(aVisitor(), token)

  await runTasks()
  expect(await mailTo(mailbox, person.email)).not.toBeNull()
  expect((await mailTo(mailbox, newEmail))?.subject).toBe('Confirm your new email address')
})
