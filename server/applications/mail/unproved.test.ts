import { expect, test } from 'vitest'
import type { Message } from '#server/platform/mail/mail.ts'
import { anApplicationToUnproved } from '#tests/support/applications.ts'
import { aProof } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { createDelivery } from './delivery.ts'

const server = await openTestServer()
const { db, services } = server
const { applicants, details } = services.applications

const sent: Message[] = []
const mail = { send: async (message: Message) => void sent.push(message) }
const deliver = createDelivery(
  { db, mail },
  { addresses: services.addresses, publicUrl: 'https://landfall.example' },
)

type Kind = 'to-employer' | 'receipt' | 'reply' | 'details'

/** Sends the mail of this kind and returns it. */
async function mailOf(applicationId: string, kind: Kind): Promise<Message> {
  const { id } = await db
    .selectFrom('applicationMail')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  await deliver(id)
  const message = sent.find((one) => one.id === `application-${id}`)
  if (!message) throw new Error('Not sent.')
  return message
}

const AS_POSTER =
  'The poster of ‘Staff nurse’ wrote to you (we have not checked that they act for Wexmoor Hospitals NHS Trust)'

test('an unproved poster writes as the poster, and gets no answer by mail', async () => {
  const { employer, key } = await anApplicationToUnproved(server)
  const reply = 'Please ring us.\n\n<b>Now</b>'
  await applicants.reply(employer.actor, key, { reply })

  const { subject, text, html, replyTo } = await mailOf(key.id, 'reply')

  expect(subject).toBe(AS_POSTER)
  expect(text.startsWith(AS_POSTER)).toBe(true)
  expect(replyTo).toBeUndefined()
  expect(text).toContain('No employer may ask you for:\n* money')
  expect(text).toContain('> Please ring us.\n>\n> <b>Now</b>')
  expect(text).toContain('An answer to this email does not reach them.')
  expect(html).toContain('&lt;b&gt;Now')
})

test('a proved one writes in its name, inside the same frame', async () => {
  const { employer, key, organisationId } = await anApplicationToUnproved(server)
  await applicants.reply(employer.actor, key, { reply: 'Come on Monday.' })
  await aProof(db, organisationId)

  const { subject, text, replyTo } = await mailOf(key.id, 'reply')

  expect(subject).toBe('Wexmoor Hospitals NHS Trust about your application: Staff nurse')
  expect(replyTo).toEqual({
    name: 'Wexmoor Hospitals NHS Trust',
    address: employer.actor.email,
  })
  expect(text).toContain('No employer may ask you for:')
})

test('the mail about an application has what the poster may know, and where to prove who they are', async () => {
  const { key, organisationId } = await anApplicationToUnproved(server)

  const { subject, text, html } = await mailOf(key.id, 'to-employer')

  expect(subject).toBe('Ada applied: Staff nurse')
  expect(text).toContain(`https://landfall.example/organisations/${organisationId}`)
  expect(`${text}${html}`).not.toMatch(/Obi|ada@example|803 123|nights for six/)
})

test('the receipt says what stays with us, and a later mail that it was handed over', async () => {
  const { key, organisationId, applicant } = await anApplicationToUnproved(server)
  expect((await mailOf(key.id, 'receipt')).text).toContain(
    'We have not checked that whoever posted this job acts for Wexmoor Hospitals NHS Trust.',
  )
  await aProof(db, organisationId)
  await details.shareWithProved()

  const { to, subject } = await mailOf(key.id, 'details')

  expect([to, subject]).toEqual([
    applicant.actor.email,
    'Wexmoor Hospitals NHS Trust can now read your CV: Staff nurse',
  ])
})

test('names and titles are cut, and nothing in them can be pressed', async () => {
  const { employer, key } = await anApplicationToUnproved(server, {
    title: `Nurse https://evil.example/pay ${'very '.repeat(40)}`,
    employerName: 'Trust www.evil.example <script>',
  })
  await applicants.reply(employer.actor, key, { reply: 'Hello' })

  for (const kind of ['to-employer', 'receipt', 'reply'] as const) {
    const { subject, html } = await mailOf(key.id, kind)
    expect(subject).not.toContain('evil.example')
    expect(subject.length).toBeLessThan(230)
    expect(html).not.toMatch(/evil\.example|<script/)
  }
})
