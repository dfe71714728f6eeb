import { expect, test } from 'vitest'
import { mailsTo } from '#tests/support/account-calls.ts'
import { aPerson, PASSWORD } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { toProvider } from './known-devices.service.ts'

const { db, services, mailbox, runTasks } = await openTestServer()

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'
const HOME = { ip: '81.2.69.142', userAgent: 'test', device: null as string | null }

async function logIn({ email }: { email: string }, from: Partial<typeof HOME> = {}) {
  const result = await services.accounts.logIn({ ...HOME, ...from }, { email, password: PASSWORD })
  return 'device' in result ? result.device : null
}

async function noticesTo({ email }: { email: string }) {
  await runTasks()
  return (await mailsTo(mailbox, email)).filter(
    ({ subject }) => subject === 'New log-in to your account',
  )
}

test('the first log-in is no news, and neither is another from the same place', async () => {
  const person = await aPerson(db)
  await logIn(person)
  await logIn(person, { ip: '81.2.200.1' })

  expect(await noticesTo(person)).toEqual([])
})

test('a new browser is told once, with its name, the time and what to do', async () => {
  const person = await aPerson(db)
  await logIn(person)
  await logIn(person, { userAgent: PHONE })
  await logIn(person, { userAgent: PHONE })

  const [mail, ...others] = await noticesTo(person)
  expect(others).toEqual([])
  expect(mail?.text).toMatch(/Safari on iOS, \d+ \w+ 20\d\d, \d\d:\d\d \(London time\)/)
  expect(mail?.text).toMatch(/change your password now/)
  expect(mail?.text).not.toContain('81.2')
})

test('a new network is told; a browser that we know may go anywhere', async () => {
  const person = await aPerson(db)
  const device = await logIn(person)
  await logIn(person, { ip: '203.0.113.9', device })
  expect(await noticesTo(person)).toEqual([])

  await logIn(person, { ip: '151.101.1.1' })
  await logIn(person, { ip: '2a00:1450::1', device: 'forged.signature' })
  expect(await noticesTo(person)).toHaveLength(2)
})

test('a wrong password, or the browser of somebody else, is no device', async () => {
  const [person, other] = [await aPerson(db), await aPerson(db)]
  const device = await logIn(other)
  await logIn(person)
  await expect(
    services.accounts.logIn({ ...HOME, ip: '151.101.1.1' }, { email: person.email, password: 'x' }),
  ).rejects.toMatchObject({ code: 'wrong_login' })
  expect(await noticesTo(person)).toEqual([])

  await logIn(person, { ip: '151.101.1.1', device })
  expect(await noticesTo(person)).toHaveLength(1)
})

test('nothing readable is stored, and what was not seen for a year is forgotten', async () => {
  const person = await aPerson(db)
  await logIn(person)
  const rows = () =>
    db.selectFrom('knownDevice').selectAll().where('accountId', '=', person.id).execute()
  expect(JSON.stringify(await rows())).not.toMatch(/81\.2|test"/)

  await db.updateTable('knownDevice').set({ seenAt: '2025-01-01T00:00:00Z' }).execute()
  await services.accounts.sweep()
  expect(await rows()).toEqual([])
})

test.each([
  ['81.2.69.142', '81.2'],
  ['::ffff:81.2.69.142', '81.2'],
  ['2a00:1450:4009:80b::200e', '42.0.20.80'],
  ['192.168.1.7', 'local'],
  ['127.0.0.1', 'local'],
  ['fe80::1%eth0', 'local'],
  ['', 'unknown'],
  ['nonsense', 'unknown'],
])('the provider of %j is %j', (ip, provider) => {
  expect(toProvider(ip)).toBe(provider)
})
