import { sql } from 'kysely'
import { createMailLinks } from '#hiring/applications/mail/mail-links.ts'
import { createAlertLinks } from '#board/alerts/owners/alert-links.ts'
import { hashToken, newToken } from '#accounts/verification/secrets.ts'
import { upsertToken } from '#accounts/verification/verification.queries.ts'
import { findAccount } from '#accounts/account.queries.ts'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import { readConfig } from '#platform/config.ts'
import type { Services } from '#platform/services.ts'
import { insertInvitation } from '#organisations/members/invitations.queries.ts'
import { createStopLinks } from '#board/saved-jobs/mails/stop-links.ts'
import { aWantedAlert } from '../alerts.ts'
import { aLoggedInPerson } from '../applications.ts'
import type { MembersScene } from '../members-scene.ts'
import { anAddress, aPerson, aVisitor } from '../people.ts'
import { setUpApp } from '../second-step.ts'
import type { JourneyServer } from '../e2e-server.ts'

/** The parts of the product from which a scene is made. */
export interface SceneServer extends Pick<
  JourneyServer,
  'app' | 'db' | 'files' | 'dataDir' | 'scanWaiting' | 'notifyJobsChanged'
> {
  services: Services
}

interface About {
  members: MembersScene
  /** An employer’s organisation with an invitation and an address to confirm. */
  unproved: string
  /** An open job of the employer. */
  job: { id: string; lastSeenAt: string }
}

/** Valid secrets from emails. */
export async function someLinks(server: SceneServer, { members, unproved, job }: About) {
  const { services } = server
  const { applicant, employer } = members
  const { publicUrl, sessionSecret } = readConfig({ DATA_DIR: server.dataDir })
  const settings = { publicUrl, sessionSecret }
  const alertId = await services.alerts.set(applicant.actor, aWantedAlert({ frequency: 'weekly' }))
  const stranger = anAddress()
  await services.alerts.request(aVisitor(), stranger, aWantedAlert())
  const unconfirmed = await server.db
    .selectFrom('alert')
    .select('id')
    .where('emailKey', '=', toEmailKey(stranger))
    .executeTakeFirstOrThrow()
  const alerts = createAlertLinks(publicUrl, sessionSecret)
  const accountId = applicant.actor.id
  return {
    tokens: {
      saved: createStopLinks(sessionSecret).make(accountId),
      mails: createMailLinks(settings).sign({ kind: 'messages', accountId }),
      confirmAlert: alerts.sign('confirm', unconfirmed.id),
      manageAlerts: alerts.sign('manage', alertId),
      unsubscribe: alerts.sign('unsubscribe', alertId),
      email: await aProofToken(server, 'change-email', accountId),
      deletion: await aProofToken(server, 'delete', accountId),
      address: await anAddressToken(server, unproved, employer.actor.id),
      invitation: await anInvitationToken(server, unproved, members),
      step: await aStepToken(server),
      stillOpen: services.stillOpen.links.sign({
        jobId: job.id,
        accountId: employer.actor.id,
        lastSeenAt: job.lastSeenAt,
      }),
    },
    mailId: await aMail(server),
  }
}

async function aProofToken(
  { db }: SceneServer,
  purpose: 'change-email' | 'delete',
  subject: string,
) {
  const newEmail = purpose === 'change-email' ? anAddress() : null
  await upsertToken(db, { purpose, subject }, { minutes: 600, newEmail })
  const token = newToken()
  await db
    .updateTable('proof')
    .set({ secretHash: hashToken(token) })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .execute()
  return token
}

async function anAddressToken({ db }: SceneServer, organisationId: string, accountId: string) {
  const [token, email] = [newToken(), anAddress()]
  await db
    .insertInto('confirmedAddress')
    .values({
      organisationId,
      accountId,
      email,
      emailKey: toEmailKey(email),
      secretHash: hashToken(token),
      expiresAt: sql<string>`now() + interval '1 day'`,
    })
    .execute()
  return token
}

/** An invitation for the applicant. No mail is sent, so that no email contains another secret. */
async function anInvitationToken(
  { db }: SceneServer,
  organisationId: string,
  { applicant, employer }: MembersScene,
) {
  const { email } = applicant.actor
  const token = newToken()
  const invitation = {
    organisationId,
    email,
    emailKey: toEmailKey(email),
    role: 'recruiter',
  } as const
  await insertInvitation(db, { ...invitation, invitedBy: employer.actor.id })
  await db
    .updateTable('organisationInvitation')
    .set({ secretHash: hashToken(token), sentAt: sql<string>`now()` })
    .where('organisationId', '=', organisationId)
    .execute()
  return token
}

/** The token of a log-in after the right password. */
async function aStepToken({ db, services }: SceneServer) {
  const { actor } = await aLoggedInPerson({ db, services })
  await setUpApp({ db, services }, actor)
  const account = await findAccount(db, actor.id)
  if (!account?.passwordHash) throw new Error('Nobody logs in.')
  return services.accounts.steps.begin(account, account.passwordHash)
}

async function aMail({ db, services: { mailbox } }: SceneServer) {
  const { email } = await aPerson(db)
  await mailbox?.send({
    id: 'a-mail-of-the-sweep',
    to: email,
    subject: 'A letter to look at',
    text: 'Good morning.',
    html: '<p>Good morning.</p>',
  })
  const [mail] = (await mailbox?.list()) ?? []
  if (!mail) throw new Error('No mail came.')
  return mail.id
}
