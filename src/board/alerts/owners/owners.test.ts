import { expect, test } from 'vitest'
import { NewAlert, type AlertChange } from '#board/alerts/alerts.schema.ts'
import { ANY_SEARCH } from '#board/search/search.ts'
import { forgetLimits, mailsTo } from '#tests/support/account-calls.ts'
import { anAlert, aWantedAlert, letAlertsBeDue, sendDigests } from '#tests/support/alerts.ts'
import { aJob } from '#tests/support/builders.ts'
import { anAddress, aPerson, aVisitor, openSession } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { db, services, mailbox } = server
const { alerts } = services
const FREE = { code: 'not_found' }

const change = (action: AlertChange['action'], id = ''): AlertChange => ({
  action,
  id,
  frequency: 'weekly',
})

/** Sends the emails that were queued, as the tasks do; returns their kinds. */
async function sendMails() {
  const { rows } = await queued()
  for (const { data } of rows) await alerts.deliverMail(data)
  return rows.map(({ data }) => data.kind)
}

async function queued() {
  const { sql } = await import('kysely')
  type Row = { data: Parameters<typeof alerts.deliverMail>[0] }
  return sql<Row>`
    delete from pgboss.job where name = 'send-alert-mail' returning data`.execute(db)
}

const tokenIn = (text: string, page: string) =>
  new RegExp(`/alerts${page}\\?token=([\\w.-]+)`).exec(text)?.[1] ?? ''

async function anUnconfirmedAlert(email = anAddress(), q = uniqueWord()) {
  await alerts.request(aVisitor(), email, aWantedAlert({ search: { q } }))
  await sendMails()
  const [mail] = await mailsTo(mailbox, email)
  return { email, q, mail, token: tokenIn(mail?.text ?? '', '/confirm') }
}

test('an address that has not agreed gets one email, without a word that somebody typed', async () => {
  const { email, q, mail } = await anUnconfirmedAlert()
  await aJob(db, { title: q })
  await letAlertsBeDue(db)
  await alerts.decide()
  await sendDigests(server)

  expect(await mailsTo(mailbox, email)).toHaveLength(1)
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain(q)
})

test('with a yes it begins with what came since it was set, and a second yes changes nothing', async () => {
  const { email, q, token } = await anUnconfirmedAlert()
  await aJob(db, { title: q })
  await alerts.confirm(token)
  await letAlertsBeDue(db)
  await alerts.decide()
  await sendDigests(server)
  await alerts.confirm(token)

  const [digest, ...more] = await mailsTo(mailbox, email)
  expect(digest?.subject).toContain('1 new job')
  expect(more).toHaveLength(1)
})

test('a yes after a week, or to an alert that is gone, is too late', async () => {
  const { token, email } = await anUnconfirmedAlert()
  const late = new Date(Date.now() + 8.5 * 86_400_000)
  await expect(alerts.confirm(token, late)).rejects.toMatchObject({ code: 'link_dead' })
  await alerts.sweep(late)

  await expect(alerts.confirm(token)).rejects.toMatchObject({ code: 'link_dead' })
  const left = db.selectFrom('alert').select('id').where('emailKey', '=', toEmailKey(email))
  expect(await left.execute()).toEqual([])
})

test('asking for an address reveals nothing about it', async () => {
  const person = await aPerson(db)
  const stranger = anAddress()
  const answers = []
  for (const email of [person.email, stranger]) {
    answers.push(
      await alerts.request(aVisitor(), email, aWantedAlert({ search: { q: uniqueWord() } })),
    )
    answers.push(await alerts.requestLink(aVisitor(), email))
  }

  expect(new Set(answers).size).toBe(1)
  expect((await sendMails()).toSorted()).toEqual(['confirm', 'confirm'])
})

test('who has the alert already gets the way to it, and nobody else can change it so', async () => {
  const { email, q, token } = await anUnconfirmedAlert()
  await alerts.confirm(token)
  await alerts.request(aVisitor(), email, aWantedAlert({ search: { q }, frequency: 'weekly' }))

  expect(await sendMails()).toEqual(['manage'])
  const [mail] = await mailsTo(mailbox, email)
  const holder = await alerts.findHolder(tokenIn(mail?.text ?? '', ''))
  expect(holder && (await alerts.list(holder))).toMatchObject([
    { frequency: 'daily', status: 'on' },
  ])
})

test('emails to an address are limited by who asks', async () => {
  await forgetLimits(db)
  const email = anAddress()
  const visitor = aVisitor()
  const ask = () => alerts.request(visitor, email, aWantedAlert({ search: { q: uniqueWord() } }))
  for (let times = 0; times < 6; times += 1) await ask()

  await expect(ask()).rejects.toMatchObject({ code: 'too_many' })
  await alerts.request(aVisitor(), email, aWantedAlert({ search: { q: uniqueWord() } }))
  await sendMails()
})

test('strangers who ask for an address again and again do not shut its holder out', async () => {
  await forgetLimits(db)
  const email = anAddress()
  const ask = (q: string) =>
    alerts.request(aVisitor(), email, aWantedAlert({ search: { q } })).catch(() => {})
  for (let times = 0; times < 20; times += 1) await ask(uniqueWord())
  await sendMails()
  await forgetLimits(db)
  await ask('of the holder')

  expect(await sendMails()).toEqual(['confirm'])
  const left = await db
    .selectFrom('alert')
    .select('name')
    .where('emailKey', '=', toEmailKey(email))
    .execute()
  expect(left).toHaveLength(20)
  expect(left.map(({ name }) => name).join()).toContain('of the holder')
})

test('nobody has more than twenty, also not by setting two at once', async () => {
  const { actor } = await anAlert(server, { search: { q: uniqueWord() } })
  for (let number = 0; number < 18; number += 1) {
    await alerts.set(actor, aWantedAlert({ search: { q: uniqueWord() } }))
  }
  const both = await Promise.allSettled([
    alerts.set(actor, aWantedAlert({ search: { q: uniqueWord() } })),
    alerts.set(actor, aWantedAlert({ search: { q: uniqueWord() } })),
  ])

  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await alerts.list(alerts.holderOf(actor))).toHaveLength(20)
})

test('nobody sets alerts without end: each is a search of all jobs', async () => {
  const wanted = aWantedAlert({ search: { q: uniqueWord() } })
  const { actor } = await anAlert(server, { search: { q: uniqueWord() } })

  await expect(
    (async () => {
      for (let times = 0; times < 120; times += 1) await alerts.set(actor, wanted)
    })(),
  ).rejects.toMatchObject({ code: 'too_many' })
})

test('the same search twice at once is one alert', async () => {
  const { actor } = await anAlert(server, { search: { q: uniqueWord() } })
  const wanted = aWantedAlert({ search: { q: uniqueWord() } })
  const [one, two] = await Promise.all([alerts.set(actor, wanted), alerts.set(actor, wanted)])

  expect(one).toBe(two)
})

test('the button on a list, pressed again, leaves the alert as often as its holder chose', async () => {
  const search = { q: uniqueWord() }
  const { actor } = await anAlert(server, { search, frequency: 'weekly' })
  const { frequency } = NewAlert.parse({})
  await alerts.set(actor, { ...aWantedAlert({ search }), frequency })

  expect(await alerts.list(alerts.holderOf(actor))).toMatchObject([{ frequency: 'weekly' }])
})

test('absurd searches are alerts like others, and do no harm', async () => {
  for (const search of [
    {},
    { q: '"'.repeat(300) },
    { q: "'); drop table alert; --" },
    { q: 'the of and' },
    { place: '🙂'.repeat(50) },
    { title: '%_\\%' },
    { q: '-nurse -doctor', radius: 100 as const, place: 'Leeds' },
  ]) {
    const { id, actor } = await anAlert(server, { search })
    await alerts.preview({ ...ANY_SEARCH, ...search }, null)
    await letAlertsBeDue(db, id)
    await alerts.decide()
    await alerts.change(alerts.holderOf(actor), change('delete', id))
  }
})

test.each(['pause', 'resume', 'frequency', 'delete'] as const)(
  '%s: of another’s alert, of none and of garbage the answer is the same',
  async (action) => {
    const { id } = await anAlert(server, { search: { q: uniqueWord() } })
    const { actor: eve } = await anAlert(server, { search: { q: uniqueWord() } })
    const unconfirmed = await anUnconfirmedAlert()
    const own = alerts.links.read('confirm', unconfirmed.token) ?? ''
    const holders = [alerts.holderOf(eve), { accountId: null, emailKey: null }]
    for (const holder of holders) {
      for (const wrong of [id, own, newId(), '', '\0', 'x'.repeat(36)]) {
        await expect(alerts.change(holder, change(action, wrong))).rejects.toMatchObject(FREE)
      }
    }
    const { status } = await db
      .selectFrom('alert')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('on')
  },
)

test('an alert is paused, turned on again, changed and deleted by its owner', async () => {
  const q = uniqueWord()
  const { id, actor, email } = await anAlert(server, { search: { q } })
  const holder = alerts.holderOf(actor)
  await alerts.change(holder, change('pause', id))
  await aJob(db, { title: `${q} during the pause` })
  await letAlertsBeDue(db)
  await alerts.decide()
  await alerts.change(holder, change('resume', id))
  await alerts.change(holder, change('frequency', id))
  expect(await alerts.list(holder)).toMatchObject([{ status: 'on', frequency: 'weekly' }])
  await aJob(db, { title: `${q} after it` })
  await letAlertsBeDue(db)
  await alerts.decide()
  await sendDigests(server)

  const [mail] = await mailsTo(mailbox, email)
  expect(mail?.text).toContain('after it')
  expect(mail?.text).not.toContain('during the pause')
  await alerts.change(holder, change('delete', id))
  expect(await alerts.list(holder)).toEqual([])
})

test('what was decided before a pause is not sent', async () => {
  const q = uniqueWord()
  const { id, actor, email } = await anAlert(server, { search: { q } })
  await aJob(db, { title: q })
  await letAlertsBeDue(db)
  await alerts.decide()
  await alerts.change(alerts.holderOf(actor), change('pause', id))
  await sendDigests(server)

  expect(await mailsTo(mailbox, email)).toEqual([])
})

test('a suspended person gets no alerts', async () => {
  const q = uniqueWord()
  const { actor, email } = await anAlert(server, { search: { q } })
  await aJob(db, { title: q })
  const suspendedAt = new Date().toISOString()
  await db.updateTable('account').set({ suspendedAt }).where('id', '=', actor.id).execute()
  await letAlertsBeDue(db)
  await alerts.decide()
  await sendDigests(server)

  expect(await mailsTo(mailbox, email)).toEqual([])
})

test('an address is forgotten with its last alert, and an account takes over what its address has', async () => {
  const { email, token } = await anUnconfirmedAlert()
  const holder = await alerts.confirm(token)
  const { actor } = await openSession(services, await aPerson(db, { email }))
  expect(await alerts.list(alerts.holderOf(actor))).toHaveLength(1)

  await alerts.change(holder, change('delete-all'))
  const left = db.selectFrom('alert').select('id').where('email', '=', email)
  expect(await left.execute()).toEqual([])
})
