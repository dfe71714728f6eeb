import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createMessageNotifier } from '#hiring/talk/messages/notify-messages.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { anInterviewOffer } from '#tests/support/interviews.ts'
import { applicationMails } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, mailbox, services } = server
const { interviews, outbox } = services

test('a second request within the hour is on the page at once, and mailed when the hour is over', async () => {
  const { applicant, employer, id, key } = await anInterviewOffer(server)
  const delays: (number | undefined)[] = []
  const enqueue: Tasks['enqueue'] = async (within, name, task, options) => {
    if (name === 'tell-messages') delays.push(options?.delaySeconds)
    else await server.tasks.enqueue(within, name, task, options)
  }
  const notify = createMessageNotifier({ db, tasks: { ...server.tasks, enqueue } })
  const ask = (text: string) =>
    interviews.askForOtherTimes(applicant.actor, id, { text, formId: '', isSure: '' })
  const mails = async () => {
    await notify({ applicationId: id, side: 'employer' })
    for (const mail of await applicationMails(db, id, 'messages-to-employer'))
      await outbox.deliver(mail.id)
    const all = (await mailbox.list()).toReversed()
    return all.filter(({ to, text }) => to === employer.actor.email && text.includes('wrote'))
  }

  await ask('Any day after 17:00.')
  expect(await mails()).toMatchObject([{ text: expect.stringContaining('after 17:00') }])
  await ask('Or on Saturday.')
  expect(await mails()).toHaveLength(1)
  const view = await interviews.find(employer.actor, key)
  expect(view.interview?.request?.text).toBe('Or on Saturday.')
  const [delay = 0, ...more] = delays
  expect([delay > 0, delay <= 3600, more]).toEqual([true, true, []])

  await db
    .updateTable('outboxMail')
    .set({ sentAt: sql<string>`sent_at - make_interval(secs => ${delay})` })
    .where('subject', '=', id)
    .where('sentAt', 'is not', null)
    .execute()
  const [, second, ...none] = await mails()
  expect(second?.text).toContain('Or on Saturday.')
  expect(second?.text).not.toContain('after 17:00')
  expect(none).toEqual([])
})
