import { expect, test } from 'vitest'
import { accountEmail } from '#accounts/accounts.mail.ts'
import { renderEmail } from '#platform/mail/render-email.ts'
import { accountCalls, mailsTo, nextMailTo } from '#tests/support/account-calls.ts'
import { anAddress, aPerson, aSignUp, codeIn, tokenIn } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db, mailbox, services, runTasks } = await openTestServer()
const { post, signUp } = accountCalls(app)
const { verification } = services.accounts

const NAME = 'Ada<img src=x onerror=alert(1)>'
const URL = 'https://landfall.example'
const LINK = `${URL}/verification?token=abc`
const NAMED = { firstName: NAME, site: URL }

/** Emails to unconfirmed addresses, which must not contain a stranger's text. */
const EMAILS_WITHOUT_NAME = {
  'Confirm your email address': accountEmail('confirm-address', { href: LINK }),
  '0417 is your code for a new password': accountEmail('reset-code', { code: '0417' }),
  'Your link for a new password': accountEmail('reset-link', { href: LINK }),
  'Confirm your new email address': accountEmail('confirm-new-address', { href: LINK }),
}

const EMAILS = {
  'You already have an account': accountEmail('already-confirmed', NAMED),
  'Your email address is about to change': accountEmail('email-change', NAMED),
  'Your password was changed': accountEmail('password-changed', NAMED),
  'Confirm that you want to delete your account': accountEmail('confirm-deletion', {
    ...NAMED,
    href: LINK,
  }),
}

test.each(Object.entries(EMAILS))(
  'the email ‘%s’ escapes the name of its reader and links only to this site',
  async (expected, content) => {
    const { subject, html, text } = await renderEmail(content)

    expect(subject).toBe(expected)
    expect(html).not.toContain('<img')
    expect(html).toContain('Ada&lt;img')
    expect(text).toContain(NAME)
    expect(text).toContain(content.footnote)
    const addresses = [...`${html} ${text}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link)
    const foreign = addresses.filter((link) => !link.startsWith(URL) && !link.includes('w3.org'))
    expect(foreign).toEqual([])
  },
)

test.each(Object.entries(EMAILS_WITHOUT_NAME))(
  'the email ‘%s’ links only to this site',
  async (expected, content) => {
    const { subject, html, text } = await renderEmail(content)

    expect(subject).toBe(expected)
    const addresses = [...`${html} ${text}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link)
    const foreign = addresses.filter((link) => !link.startsWith(URL) && !link.includes('w3.org'))
    expect(foreign).toEqual([])
  },
)

test('nobody can put words into an email to an address that is not confirmed', async () => {
  const email = anAddress()
  await signUp(aSignUp({ email, firstName: 'URGENT your bank account', lastName: 'Call now' }))
  await runTasks()
  await post('/forgot_password', { email })
  await runTasks()
  const mover = await aPerson(db, { firstName: 'URGENT your bank account' })
  await db.transaction().execute(async (db) => {
    await verification.request(
      db,
      { purpose: 'change-email', subject: mover.id },
      { newEmail: email },
    )
  })
  await runTasks()

  const received = await mailsTo(mailbox, email)

  expect(received).toHaveLength(3)
  for (const { subject, text, html } of received) {
    expect(subject + text + html).not.toMatch(/urgent|call now/i)
  }
})

test('a link leads to the public URL, and a foreign Host header to nothing', async () => {
  const { email } = await aPerson(db, { verifiedAt: null })

  const headers = { host: 'evil.example' }
  expect((await post('/email_verification', { email }, { headers })).statusCode).toBe(421)
  await post('/email_verification', { email })

  const mail = await nextMailTo({ mailbox, runTasks }, email)
  expect(mail.text).toContain(`http://localhost:3000/verification?token=${tokenIn(mail)}`)
  expect(mail.html).toContain(`href="http://localhost:3000/verification?token=${tokenIn(mail)}"`)
  expect(`${mail.text}${mail.html}`).not.toContain('evil')
})

test('subject, text and HTML of the email have the same code', async () => {
  const { email } = await aPerson(db)

  await post('/forgot_password', { email })

  const mail = await nextMailTo({ mailbox, runTasks }, email)
  const code = codeIn(mail)
  expect(mail.subject).toBe(`${code} is your code for a new password`)
  expect(mail.html).toContain(`>${code}</p>`)
})

test('each kind of token and notice has its own email, sent to the address it is about', async () => {
  const { id, email } = await aPerson(db)
  const newEmail = `new-${email}`
  await db.transaction().execute(async (db) => {
    await verification.request(db, { purpose: 'change-email', subject: id }, { newEmail })
    await verification.request(db, { purpose: 'delete', subject: id })
    await verification.notify(db, { notice: 'password-changed', accountId: id, to: email })
    await verification.notify(db, { notice: 'email-change', accountId: id, to: email })
  })
  await runTasks()

  const [toNew, ...others] = await mailsTo(mailbox, newEmail)
  expect(others).toEqual([])
  expect(toNew?.subject).toBe('Confirm your new email address')
  expect(toNew?.text).toContain('http://localhost:3000/setting/email?token=')
  const own = await mailsTo(mailbox, email)
  expect(own.map(({ subject }) => subject).toSorted()).toEqual([
    'Confirm that you want to delete your account',
    'Your email address is about to change',
    'Your password was changed',
  ])
})

test('the present user of a new address is told, and gets no link', async () => {
  const [mover, holder] = [await aPerson(db), await aPerson(db)]
  await db.transaction().execute(async (db) => {
    await verification.request(
      db,
      { purpose: 'change-email', subject: mover.id },
      { newEmail: holder.email.toUpperCase() },
    )
  })
  await runTasks()

  const [mail] = await mailsTo(mailbox, holder.email)
  expect(mail?.subject).toBe('You already have an account')
  expect(tokenIn(mail ?? null)).toBe('')
})
