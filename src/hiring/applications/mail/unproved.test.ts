import { expect, test } from 'vitest'
import type { Message } from '#platform/mail/mail.ts'
import { anApplicationToUnproved } from '#tests/support/applications.ts'
import { aProof } from '#tests/support/builders.ts'
import { writeToApplicant } from '#tests/support/talk.ts'
import { applicationMails, outboxWith } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { details, talk } = services.applications

const sent: Message[] = []
const mail = { send: async (message: Message) => void sent.push(message) }
const { deliver } = outboxWith(server, mail)

type Kind = 'to-employer' | 'receipt' | 'messages-to-applicant' | 'details'

/** Sends the mail of this kind and returns it. */
async function mailOf(applicationId: string, kind: Kind): Promise<Message> {
  if (kind === 'messages-to-applicant')
    await talk.notifyMessages({ applicationId, side: 'applicant' })
  const [{ id } = { id: '' }] = await applicationMails(db, applicationId, kind)
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
  await writeToApplicant(server, employer.actor, { key, text: reply })

  const { subject, text, html, replyTo } = await mailOf(key.id, 'messages-to-applicant')

  expect(subject).toBe(AS_POSTER)
  expect(text.startsWith(AS_POSTER)).toBe(true)
  expect(replyTo).toBeUndefined()
  expect(text).toContain('No employer may ask you for:\n* money')
  expect(text).toContain('> Please ring us.\n>\n> <b>Now</b>')
  expect(text).toContain('nobody reads replies to this email.')
  expect(html).toContain('&lt;b&gt;Now')
})

test('a proved one writes in its name, inside the same frame', async () => {
  const { employer, key, organisationId } = await anApplicationToUnproved(server)
  await writeToApplicant(server, employer.actor, { key, text: 'Come on Monday.' })
  await aProof(db, organisationId)

  const { subject, text, list } = await mailOf(key.id, 'messages-to-applicant')

  expect(subject).toBe('Wexmoor Hospitals NHS Trust about your application: Staff nurse')
  expect(list).toMatchObject({ id: 'messages', oneClick: true })
  expect(text).toContain('No employer may ask you for:')
})

test('the mail about an application has what the poster may know, and where to prove who they are', async () => {
  const { key, organisationId } = await anApplicationToUnproved(server)

  const { subject, text, html } = await mailOf(key.id, 'to-employer')

  expect(subject).toBe('Ada applied: Staff nurse')
  expect(text).toContain(`http://localhost:3000/organisations/${organisationId}`)
  expect(`${text}${html}`).not.toMatch(/Obi|ada@example|803 123|nights for six/)
})

test('the receipt says what stays with us, and a later mail that it was handed over', async () => {
  const { key, organisationId, applicant } = await anApplicationToUnproved(server)
  expect((await mailOf(key.id, 'receipt')).text).toContain(
    'We have not checked that the person who posted this job acts for Wexmoor Hospitals NHS Trust.',
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
  await writeToApplicant(server, employer.actor, { key, text: 'Hello' })

  for (const kind of ['to-employer', 'receipt', 'messages-to-applicant'] as const) {
    const { subject, html } = await mailOf(key.id, kind)
    expect(subject).not.toContain('evil.example')
    expect(subject.length).toBeLessThan(230)
    expect(html).not.toMatch(/evil\.example|<script/)
  }
})
