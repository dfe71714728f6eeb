import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Message } from '#platform/mail/mail.ts'
import { aLoggedInPerson, anApplication } from '#tests/support/applications.ts'
import { writeToApplicant, writeToEmployer } from '#tests/support/talk.ts'
import { applicationMails, outboxWith } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { own, applicants, talk } = services.applications

/** A mail server that fails as often as the test says, before or after it has taken the email. */
let failuresToCome = 0
const sent: Message[] = []
const mail = {
  async send(message: Message) {
    if (!sent.some(({ id }) => id === message.id)) sent.push(message)
    failuresToCome -= 1
    if (failuresToCome >= 0) throw new Error('The process is killed.')
  },
}
const { deliver } = outboxWith(server, mail)

type Side = 'applicant' | 'employer'
type Scene = Awaited<ReturnType<typeof anApplication>>

/** Runs the task, delivers what it queued, and returns all emails about messages to a side so far. */
async function tell({ id, applicant }: Scene, side: Side) {
  await talk.notifyMessages({ applicationId: id, side })
  await deliverQueued(id)
  return sent.filter(
    ({ to, list, text }) =>
      list && text.includes(id) && (to === applicant.actor.email) === (side === 'applicant'),
  )
}

async function deliverQueued(applicationId: string) {
  const queued = await applicationMails(
    db,
    applicationId,
    'messages-to-applicant',
    'messages-to-employer',
  )
  for (const { id } of queued) await deliver(id)
}

const anHourPasses = ({ id }: Scene) =>
  db
    .updateTable('outboxMail')
    .set({ sentAt: sql<string>`sent_at - interval '61 minutes'` })
    .where('subject', '=', id)
    .where('sentAt', 'is not', null)
    .execute()

const toApplicant = ({ employer, key }: Scene, text: string) =>
  writeToApplicant(server, employer.actor, { key, text })

test('messages within the hour are one email, and later ones are in the next', async () => {
  const scene = await anApplication(server)
  await toApplicant(scene, 'One')
  await toApplicant(scene, 'Two')

  const [first] = await tell(scene, 'applicant')
  await toApplicant(scene, 'Three')
  await toApplicant(scene, 'Four')
  expect(await tell(scene, 'applicant')).toHaveLength(1)
  await anHourPasses(scene)
  const [, second, ...more] = await tell(scene, 'applicant')

  expect(more).toEqual([])
  expect(first?.subject).toMatch(/^Saltmarsh House about your application: /)
  expect(first?.text).toMatch(/> One[\s\S]*> Two/)
  expect(second?.text).toMatch(/> Three[\s\S]*> Four/)
  expect(second?.text).not.toMatch(/> (One|Two)/)
  await anHourPasses(scene)
  expect(await tell(scene, 'applicant')).toHaveLength(2)
})

test('each side and each application has its own hour', async () => {
  const scene = await anApplication(server)
  await toApplicant(scene, 'One')
  await writeToEmployer(server, scene.applicant.actor, scene.id, 'Two')

  expect(await tell(scene, 'applicant')).toHaveLength(1)
  const [mail] = await tell(scene, 'employer')
  expect(mail).toMatchObject({
    to: scene.employer.actor.email,
    subject: expect.stringMatching(/^Ada Obi wrote to you: /),
    text: expect.stringContaining(`/applicants/${scene.job.id}/${scene.id}`),
    list: { id: 'messages', oneClick: true },
  })
})

test('what was read meanwhile is not mailed, and holds up nothing', async () => {
  const scene = await anApplication(server)
  await toApplicant(scene, 'One')
  await talk.notifyMessages({ applicationId: scene.id, side: 'applicant' })
  await own.find(scene.applicant.actor, scene.id)
  await deliverQueued(scene.id)
  expect(await tell(scene, 'applicant')).toEqual([])

  await toApplicant(scene, 'Two')
  const [mail, ...more] = await tell(scene, 'applicant')
  expect([mail?.text.includes('> One'), more]).toEqual([false, []])
})

test('a process killed at any point loses nothing and tells nothing twice', async () => {
  const scene = await anApplication(server)
  await toApplicant(scene, 'One')
  // Killed between the task and the email: the task runs again.
  await talk.notifyMessages({ applicationId: scene.id, side: 'applicant' })
  await Promise.all(
    [1, 2, 3].map(() => talk.notifyMessages({ applicationId: scene.id, side: 'applicant' })),
  )
  await toApplicant(scene, 'Two')
  await talk.notifyMessages({ applicationId: scene.id, side: 'applicant' })
  // Killed while sending: the next attempt has the same id, by which the receiver knows it.
  failuresToCome = 2
  await expect(deliverQueued(scene.id)).rejects.toThrow('killed')
  await expect(deliverQueued(scene.id)).rejects.toThrow('killed')

  const [first, ...none] = await tell(scene, 'applicant')
  expect([first?.text.includes('> Two'), none]).toEqual([false, []])
  await anHourPasses(scene)
  const [, second, ...more] = await tell(scene, 'applicant')
  expect([second?.text.includes('> Two'), more]).toEqual([true, []])
})

test('nobody is mailed who turned it off, and nobody in the words of somebody we warned of', async () => {
  const off = await anApplication(server)
  const both = [off.applicant.actor.id, off.employer.actor.id]
  await db
    .updateTable('account')
    .set({ wantsMessageMails: false })
    .where('id', 'in', both)
    .execute()
  await toApplicant(off, 'One')
  await writeToEmployer(server, off.applicant.actor, off.id, 'Two')
  expect([await tell(off, 'applicant'), await tell(off, 'employer')]).toEqual([[], []])

  const warned = await anApplication(server)
  await toApplicant(warned, 'One')
  await db
    .insertInto('applicationWarning')
    .values({ applicationId: warned.id, kind: 'money' })
    .execute()
  expect(await tell(warned, 'applicant')).toEqual([])
})

test('the employer’s mail goes to who answers for the job and to who wrote, as long as they may', async () => {
  const scene = await anApplication(server)
  const people = await Promise.all(
    (['recruiter', 'recruiter', 'reader'] as const).map(async (role) => {
      const person = await aLoggedInPerson(server)
      const organisationId = scene.job.organisationId ?? ''
      const member = { organisationId, accountId: person.actor.id, role }
      await db.insertInto('organisationMember').values(member).execute()
      return person
    }),
  )
  const [writer, silent] = people
  if (!writer || !silent) throw new Error('There are three.')
  await writeToApplicant(server, writer.actor, { key: scene.key, text: 'Hello' })
  await writeToEmployer(server, scene.applicant.actor, scene.id, 'Good morning')

  const mails = await tell(scene, 'employer')

  const addresses = [scene.employer.actor.email, writer.actor.email]
  expect(mails.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted())
})

test('what they wrote is cut, and nothing in it can be pressed', async () => {
  const scene = await anApplication(server)
  await toApplicant(scene, `See our page www.saltmarsh.example\n\n<b>${'long '.repeat(500)}`)
  await writeToEmployer(server, scene.applicant.actor, scene.id, 'https://evil.example/a now')

  const [[toThem], [toUs]] = [await tell(scene, 'applicant'), await tell(scene, 'employer')]

  for (const { text = '', html = '' } of [toThem ?? {}, toUs ?? {}]) {
    expect(text.length).toBeLessThan(2500)
    expect(`${text}${html}`).not.toMatch(/evil\.example|saltmarsh\.example/)
    expect(html).not.toContain('<b>long')
  }
  expect(toThem?.text).toContain('…')
})

test('a message that waited is told when the desk lets it go', async () => {
  const scene = await anApplication(server)
  await toApplicant(scene, 'One')
  await db.updateTable('applicationMessage').set({ sentAt: null }).execute()
  expect(await tell(scene, 'applicant')).toEqual([])
  await db
    .updateTable('applicationMessage')
    .set({ sentAt: new Date().toISOString(), mailId: null })
    .where('applicationId', '=', scene.id)
    .execute()
  expect(await tell(scene, 'applicant')).toHaveLength(1)
  expect((await applicants.open(scene.employer.actor, scene.key)).applicant.messages).toHaveLength(
    1,
  )
})
