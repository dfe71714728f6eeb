import { aCase } from './cases.ts'
import { aLoggedInPerson, aPostedJob } from './applications.ts'
import { anOfferForm, slotsOf } from './interviews.ts'
import { aTeam } from './team.ts'
import { aRow, upload } from './uploads.ts'

type Server = Parameters<typeof aTeam>[0] & Parameters<typeof slotsOf>[0]

export type MembersScene = Awaited<ReturnType<typeof aMembersScene>>

/**
 * An organisation with everything that its pages are about, and everyone who is not a member, including Tom, who
 * recently left.
 */
export async function aMembersScene(server: Server) {
  const { db, services } = server
  const { tom, ...team } = await aTeam(server)
  const { employer, applicant, job, key, organisationId } = team
  const { actions, notes, shortlists, team: together } = services.applications
  await services.interviews.offer(employer.actor, key, anOfferForm())
  const slots = await slotsOf(server, team)
  await services.interviews.pick(applicant.actor, key.id, { slot: slots[0] ?? '', zone: '' })
  await shortlists.add(employer.actor, key, { list: '', listName: 'Nights', listReason: '' })
  const [list] = (await shortlists.list(employer.actor, organisationId)).lists
  const uploadId = await upload(services, employer.actor, { rows: [aRow()] })
  const caseId = await aCase(db, { jobId: job.id, organisationId })
  await notes.add(tom.actor, key, { note: 'She can begin in May.' })
  const [note] = (await together.open(tom.actor, key)).notes
  const moved = { people: [{ id: key.id, from: null }], status: 'offered' } as const
  const { actionId } = await actions.move(tom.actor, job.id, moved)
  const answer = {
    applicationId: key.id,
    answeredAt: new Date().toISOString(),
    circumstances: '{}',
  }
  await db.insertInto('arrival').values(answer).execute()
  await services.organisations.members.remove(employer.actor, {
    organisationId,
    accountId: tom.actor.id,
  })
  const invited = { email: `${key.id}@example.com`, role: 'reader' } as const
  await services.organisations.invitations.invite(employer.actor, organisationId, invited)
  const { invitations } = await services.organisations.find(employer.actor, organisationId)
  const stranger = await aLoggedInPerson(server)
  await aPostedJob(db, stranger.actor)
  const admin = await aLoggedInPerson(server, { isOwner: true })
  return {
    ...team,
    jobId: job.id,
    slot: slots[1] ?? '',
    listId: list?.id ?? '',
    noteId: note?.id ?? '',
    invitationId: invitations[0]?.id ?? '',
    uploadId,
    caseId,
    actionId,
    outsiders: { visitor: null, stranger, 'former colleague': tom, admin },
  }
}
