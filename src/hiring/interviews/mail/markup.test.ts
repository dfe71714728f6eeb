import { expect, test } from 'vitest'
import { aFixedInterview, deliverInterviewMails } from '#tests/support/interviews.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()

const MARKUP = '<img src=x onerror=alert(1)>'
const ADDRESS = `${MARKUP} 1 Quay Street, Leeds`

test('markup of an employer is text in the emails, and adds nothing to the calendar’s entry', async () => {
  const fields = { host: `${MARKUP} Bola Ade`, note: `${MARKUP} We talk about nights.` }
  const { applicant, id } = await aFixedInterview(server, {
    ...fields,
    way: 'place',
    place: ADDRESS,
  })

  await deliverInterviewMails(server, id)

  const mails = (await server.mailbox.list()).filter(({ to }) => to === applicant.actor.email)
  const html = mails.map((mail) => mail.html).join('\n')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toContain('<img src=x')
  const entry = mails.find(({ calendar }) => calendar)?.calendar?.content ?? ''
  expect(entry.replaceAll('\r\n ', '')).toContain(`LOCATION:${MARKUP} 1 Quay Street\\, Leeds`)
  expect(entry.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
})
