import { readFileSync } from 'node:fs'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { createStopLinks } from '#board/saved-jobs/mails/stop-links.ts'
import { createMailLinks } from '#hiring/applications/mail/mail-links.ts'
import { requestContext } from '#platform/pages/context.ts'
import { aWantedAlert } from '#tests/support/alerts.ts'
import { forgetLimits, nextMailTo } from '#tests/support/account-calls.ts'
import { aLoggedInPerson, asSource } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import { anOrganisation, sendMails } from '#tests/support/organisations.ts'
import {
  aPerson,
  anAddress,
  anIp,
  aVisitor,
  mailTo,
  PASSWORD,
  tokenIn,
} from '#tests/support/people.ts'
import { aPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { readAllRows } from '#tests/support/whole-database.ts'
import routes from '../../routes.ts'

const server = await openTestServer()
const { db, mailbox, services } = server
const { accounts, alerts, organisations, postings, stillOpen } = services
// As the test server has it.
const sessionSecret = 'known to the tests and to nobody else'
const mailLinks = createMailLinks({ publicUrl: 'http://localhost:3000', sessionSecret })
const DAY_MS = 86_400_000
const LONG_AGO = new Date(Date.now() - 400 * DAY_MS)
const PAST = LONG_AGO.toISOString()

interface Link {
  token: string
  /** The person who is logged in where it is opened. */
  actor?: Actor
  fields?: Record<string, string>
  /** The link when its time is over; null for one that works as long as its email is kept. */
  grownOld: (() => Promise<string>) | null
}

interface Kind {
  path: string
  make: () => Promise<Link>
}

/** Every kind of link in emails that does something without a log-in, or for the person who is invited. */
const KINDS: Record<string, Kind> = {
  'an address that signed up': {
    path: 'verification',
    make: async () => {
      const { email, emailKey } = await aPerson(db, { verifiedAt: null })
      await accounts.resend(aVisitor(), email)
      const token = tokenIn(await nextMailTo(server, email))
      return { token, grownOld: () => expired(token, 'verify', emailKey) }
    },
  },
  'another address': {
    path: 'setting/email',
    make: async () => {
      const { actor } = await aLoggedInPerson(server)
      const newEmail = anAddress()
      const change = { newEmail, emailPassword: PASSWORD }
      await accounts.settings.requestEmailChange(aVisitor(), actor, change)
      const token = tokenIn(await nextMailTo(server, newEmail))
      return { token, grownOld: () => expired(token, 'change-email', actor.id) }
    },
  },
  'a deletion': {
    path: 'setting/delete',
    make: async () => {
      const { actor } = await aLoggedInPerson(server)
      const form = { deletePassword: PASSWORD }
      await accounts.settings.requestDeletion(aVisitor(), actor, form)
      const token = tokenIn(await nextMailTo(server, actor.email))
      return { token, grownOld: () => expired(token, 'delete', actor.id) }
    },
  },
  'an invitation': {
    path: 'organisations/join',
    make: async () => {
      const { actor } = await aLoggedInPerson(server)
      const home = await anOrganisation(server)
      const invitation = { email: actor.email, role: 'recruiter' as const }
      await organisations.invitations.invite(home.actor, home.id, invitation)
      await sendMails(server)
      const token = tokenIn(await mailTo(mailbox, actor.email))
      const grownOld = async () => {
        await db
          .updateTable('organisationInvitation')
          .set({ expiresAt: PAST })
          .where('organisationId', '=', home.id)
          .execute()
        return token
      }
      return { token, actor, grownOld }
    },
  },
  'an address for applications': {
    path: 'confirm-address',
    make: async () => {
      const { actor } = await aLoggedInPerson(server)
      const email = anAddress()
      const form = await postings.readPostedForm(actor, await asSource(aPosting({ email })))
      await postings.publish(actor, form)
      const token = tokenIn(await nextMailTo(server, email))
      const grownOld = async () => {
        const late = db.updateTable('confirmedAddress').set({ expiresAt: PAST })
        await late.where('email', '=', email).execute()
        return token
      }
      return { token, grownOld }
    },
  },
  'no mails about an application': {
    path: 'mails/off',
    make: async () => {
      const { id: accountId } = await aPerson(db)
      return { token: mailLinks.sign({ kind: 'status', accountId }), grownOld: null }
    },
  },
  'no mails about saved jobs': {
    path: 'saved/stop',
    make: async () => {
      const { id } = await aPerson(db)
      return { token: createStopLinks(sessionSecret).make(id), grownOld: null }
    },
  },
  'an alert that a stranger asked for': {
    path: 'alerts/confirm',
    make: async () => {
      const email = anAddress()
      await alerts.request(aVisitor(), email, aWantedAlert())
      const { id } = await db
        .selectFrom('alert')
        .select('id')
        .where('emailKey', '=', email)
        .executeTakeFirstOrThrow()
      const token = alerts.links.sign('confirm', id)
      return { token, grownOld: async () => alerts.links.sign('confirm', id, LONG_AGO) }
    },
  },
  'an end of an alert': {
    path: 'alerts/unsubscribe',
    make: async () => {
      const { actor } = await aLoggedInPerson(server)
      const id = await alerts.set(actor, aWantedAlert())
      return { token: alerts.links.sign('unsubscribe', id), grownOld: null }
    },
  },
  'all alerts': {
    path: 'alerts',
    make: async () => {
      const { actor } = await aLoggedInPerson(server)
      const id = await alerts.set(actor, aWantedAlert())
      return {
        token: alerts.links.sign('manage', id),
        fields: { id, action: 'delete' },
        grownOld: async () => alerts.links.sign('manage', id, LONG_AGO),
      }
    },
  },
  'an advert that is filled': stillOpenLink('filled'),
  'an advert that is still open': stillOpenLink('confirm'),
  'an advert that stays longer': stillOpenLink('extend'),
}

function stillOpenLink(answer: string): Kind {
  return {
    path: 'still-open',
    make: async () => {
      const { id: ownerId } = await aPerson(db)
      const lastSeenAt = new Date(Date.now() - 30 * DAY_MS).toISOString()
      const closesAt = new Date(Date.now() + 20 * DAY_MS).toISOString()
      const job = await aJob(db, { ownerId, employerName: `Quay ${ownerId}`, lastSeenAt, closesAt })
      const link = { jobId: job.id, accountId: ownerId, lastSeenAt: job.lastSeenAt }
      return {
        token: stillOpen.links.sign(link),
        fields: { answer },
        grownOld: async () => stillOpen.links.sign(link, LONG_AGO.getTime()),
      }
    },
  }
}

async function expired(token: string, purpose: 'verify' | 'change-email' | 'delete', to: string) {
  const late = db.updateTable('proof').set({ expiresAt: PAST })
  await late.where('purpose', '=', purpose).where('subject', '=', to).execute()
  return token
}

/** Opens the page of a link; with `isSent`, presses its button. */
async function visit(path: string, { token, actor, fields }: Partial<Link>, isSent = false) {
  await forgetLimits(db)
  const url = new URL(
    `http://localhost:3000/${path}?${new URLSearchParams({ token: token ?? '' })}`,
  )
  const body = new URLSearchParams(fields)
  const request = new Request(url, isSent ? { method: 'POST', body } : {})
  const context = new RouterContextProvider()
  const cookies = { end: () => [] }
  const page = { ...services, actor: actor ?? null, cookies, visitor: { ip: anIp() } }
  context.set(requestContext, page as never)
  const { file } = routes.find((route) => route.path === path) ?? {}
  const { loader, action } = await import(/* @vite-ignore */ `../../${file}`)
  await (isSent ? action : loader)({ context, request, url, params: {} })
}

/** A new link, whoever was sent one before. */
async function make(kind: Kind): Promise<Link> {
  await forgetLimits(db)
  return kind.make()
}

const allRows = () => readAllRows(db, { but: 'rate_limit' })
const kinds = Object.entries(KINDS)

test('every page that reads a token is in the list', () => {
  const found = routes.flatMap(({ path = '', file }) =>
    /\btokenOf\(|get\('token'\)/.test(readFileSync(`src/${file}`, 'utf8')) ? [path] : [],
  )
  const listed = new Set(kinds.map(([, { path }]) => path))

  // The first notes the day and leads to a list; the other takes the secret from its form (reset.test.ts).
  for (const path of ['alerts/open', 'newPassword/:email?']) listed.add(path)
  expect(found.toSorted()).toEqual([...listed].toSorted())
})

test.each(kinds)('%s: opening the link changes nothing', async (_, kind) => {
  const link = await make(kind)
  const { path } = kind
  const before = await allRows()

  await visit(path, link)
  await visit(path, link)

  expect(await allRows()).toEqual(before)
})

test.each(kinds)('%s: used a second time, the link changes nothing more', async (_, kind) => {
  const link = await make(kind)
  const before = await allRows()
  await visit(kind.path, link, true)
  const after = await allRows()
  expect(after).not.toEqual(before)

  await visit(kind.path, link, true).catch(() => {})
  await visit(kind.path, link, true).catch(() => {})

  expect(await allRows()).toEqual(after)
})

const AGING = kinds.filter(([, { path }]) => !/off$|stop$|unsubscribe$/.test(path))

test.each(AGING)('%s: after its time the link does nothing', async (_, kind) => {
  const link = await make(kind)
  const { path } = kind
  const token = (await link.grownOld?.()) ?? ''
  expect(token).not.toBe('')
  const before = await allRows()

  await visit(path, { ...link, token }, true).catch(() => {})

  expect(await allRows()).toEqual(before)
})

test.each(kinds)('%s: the link of another kind does nothing there', async (name, kind) => {
  const own = await make(kind)
  const others: Link[] = []
  for (const [, other] of kinds) if (other.path !== kind.path) others.push(await make(other))
  const before = await allRows()

  expect(others.length).toBeGreaterThan(8)
  for (const { token } of others) await visit(kind.path, { ...own, token }, true).catch(() => {})

  expect([name, await allRows()]).toEqual([name, before])
})

test.each(kinds)('%s: a link with the id or secret of another does nothing', async (_, kind) => {
  const [own, other] = [await make(kind), await make(kind)]
  const parts = own.token.split('.')
  const theirs = other.token.split('.')
  // Each part exchanged for the other’s, or one character of a secret.
  const forged = parts.map((_part, index) => parts.with(index, theirs[index] ?? '').join('.'))
  const isSecret = parts.length === 1
  const tokens = isSecret ? [`${own.token.slice(0, -2)}AA`, own.token.toLowerCase(), ''] : forged
  const before = await allRows()

  // A whole link of another opens what is theirs, and nothing whose id is sent along.
  const ofTheirs = own.fields?.id ? [other.token] : []
  const wrong = tokens.filter((token) => token !== own.token && token !== other.token)
  for (const token of [...wrong, ...ofTheirs])
    await visit(kind.path, { ...own, token }, true).catch(() => {})

  expect(await allRows()).toEqual(before)
})

test('an invitation is for the person invited: nobody else joins, and it still works', async () => {
  const path = 'organisations/join'
  const [, kind] = kinds.find(([, { path: of }]) => of === path) ?? []
  if (!kind) throw new Error('There is no invitation.')
  const link = await make(kind)
  const { actor: stranger } = await aLoggedInPerson(server)
  const before = await allRows()

  await visit(path, { ...link, actor: stranger }, true)
  await visit(path, { token: link.token }, true).catch(() => {})

  expect(await allRows()).toEqual(before)
  await visit(path, link, true)
  expect(await allRows()).not.toEqual(before)
})

test('the link that began an alert does not begin it again once it was ended', async () => {
  const email = anAddress()
  await alerts.request(aVisitor(), email, aWantedAlert())
  const { id } = await db
    .selectFrom('alert')
    .select('id')
    .where('emailKey', '=', email)
    .executeTakeFirstOrThrow()
  const first = { token: alerts.links.sign('confirm', id) }
  await visit('alerts/confirm', first, true)
  await visit('alerts/unsubscribe', { token: alerts.links.sign('unsubscribe', id) }, true)
  const ended = await allRows()

  await visit('alerts/confirm', first, true)

  expect(await allRows()).toEqual(ended)
})
