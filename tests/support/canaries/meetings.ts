import { newId } from '#platform/secrets/new-id.ts'
import { aLoggedInPerson, aPostedJob, applyFor, type LoggedInPerson } from '../applications.ts'
import { anOfferForm, slotsOf } from '../interviews.ts'
import type { Scene } from '../sweep/scene.ts'
import { writeToApplicant } from '../talk.ts'
import type { openTestServer } from '../test-server.ts'

type Server = Awaited<ReturnType<typeof openTestServer>>

/** What the applicant can meet beside the sweep’s scene. Returns the ids of the further applications. */
export async function addMeetings(server: Server, scene: Scene): Promise<string[]> {
  await anAcceptedOffer(server, scene)
  await addEvents(server, scene.key.id)
  await addJobs(server, scene.employer)
  const { applicant } = scene
  const applications = [
    await anOpenOffer(server, applicant),
    await aCancelledInterview(server, applicant),
    await aWarning(server, applicant),
  ]
  return applications.map(({ key }) => key.id)
}

/** An arrival with a shared file and the employer’s words. */
async function anAcceptedOffer({ db, services }: Server, { applicant, employer, key }: Scene) {
  const { id: applicationId } = key
  await services.applications.notices.notifyStatus({ applicationId })
  await db
    .insertInto('offerTerms')
    .values({ applicationId, place: 'Ward 4, Leeds', repayment: 'The flight, within a year' })
    .execute()
  await services.arrival.answerOffer(applicant.actor, applicationId, { answer: 'accepted' })
  const file = { id: newId(), fileKey: `arrivals/${newId()}.pdf`, name: 'Contract.pdf', size: 1 }
  const of = {
    applicationId,
    accountId: employer.actor.id,
    side: 'employer',
    step: 'offer',
  } as const
  await db
    .insertInto('arrivalFile')
    .values({ ...file, ...of, isShared: true })
    .execute()
  const item = { applicationId, item: 'certificate-assigned', plannedOn: '2027-01-04' }
  await db
    .insertInto('arrivalItem')
    .values({ ...item, note: 'We have it here.' })
    .execute()
}

async function addEvents({ db }: Server, applicationId: string) {
  const change = { fact: 'place', before: 'Leeds town', after: 'York town' } as const
  await db
    .insertInto('applicationEvent')
    .values([
      {
        applicationId,
        kind: 'job-closed',
        status: null,
        detail: JSON.stringify({ reason: 'paused' }),
      },
      { applicationId, kind: 'job-removed', status: null, detail: null },
      {
        applicationId,
        kind: 'job-changed',
        status: null,
        detail: JSON.stringify({ changes: [change] }),
      },
    ])
    .execute()
}

/** An advert under a legal name that is not on the register, an imported one, and a closed one. */
async function addJobs({ db }: Server, { actor }: LoggedInPerson) {
  const legalName = 'Saltmarsh Nobody Ltd'
  const offer = { country: 'GB', offersSponsorship: true, occupationCode: '2237' }
  await aPostedJob(db, actor, { ...offer, legalName })
  await aPostedJob(db, actor, { status: 'closed', closedAs: 'filled' })
  await aPostedJob(db, actor, {
    source: 'A list of jobs',
    sourceRef: newId(),
    sourceUrl: 'https://jobs.example/1',
    payText: '£30k a year',
    poster: 'source',
    organisationId: null,
    ownerId: null,
  })
}

async function anOpenOffer(server: Server, applicant: LoggedInPerson) {
  const { services } = server
  const { employer, key } = await anApplicationOf(server, applicant)
  await services.interviews.offer(employer.actor, key, anOfferForm())
  await writeToApplicant(server, employer.actor, { key, text: 'Welcome to us.' })
  await services.applications.talk.notifyMessages({ applicationId: key.id, side: 'applicant' })
  return { key }
}

async function aCancelledInterview(server: Server, applicant: LoggedInPerson) {
  const { interviews } = server.services
  const { employer, key } = await anApplicationOf(server, applicant)
  const atPlace = { way: 'place', place: '1 Quay Street, Leeds', link: '' }
  await interviews.offer(employer.actor, key, anOfferForm(atPlace))
  const [slot = ''] = await slotsOf(server, { applicant, id: key.id })
  await interviews.pick(applicant.actor, key.id, { slot, zone: '' })
  await interviews.cancel(employer.actor, key, { reason: 'The ward is closed that day.' })
  return { key }
}

async function aWarning(server: Server, applicant: LoggedInPerson) {
  const { key } = await anApplicationOf(server, applicant)
  const warning = { applicationId: key.id, kind: 'money', caseId: null } as const
  await server.db
    .insertInto('applicationWarning')
    .values({ ...warning, sentAt: null, paid: null, paidAt: null })
    .execute()
  return { key }
}

/** An application of theirs to an employer of its own. */
async function anApplicationOf(server: Server, applicant: LoggedInPerson) {
  const employer = await aLoggedInPerson(server)
  const job = await aPostedJob(server.db, employer.actor)
  const id = await applyFor(server, { applicant, jobId: job.id })
  return { employer, key: { jobId: job.id, id } }
}
