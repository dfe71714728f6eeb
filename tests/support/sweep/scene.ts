import { newId } from '#platform/secrets/new-id.ts'
import { insertOrganisation, updateClaim } from '#organisations/organisations.queries.ts'
import { aMessage } from '../admin.ts'
import { aPostedJob, applyFor, type LoggedInPerson } from '../applications.ts'
import { aCase, aHeldJob } from '../cases.ts'
import { aPdf } from '../documents.ts'
import { someApplicants } from '../many-applicants.ts'
import { aMembersScene, type MembersScene } from '../members-scene.ts'
import { A_JOB, aFilledProfile, anEntry } from '../profiles.ts'
import { aSponsor } from '../register.ts'
import { anAccount } from '../saved-jobs.ts'
import { aNursePost } from '../sponsored-posts.ts'
import { aLinkedCase, answerCase, writeAsFounder } from '../startups.ts'
import { write, writeToApplicant } from '../talk.ts'
import { aRow, upload } from '../uploads.ts'
import { someLinks, type SceneServer } from './links.ts'
import { aWantedAlert } from '../alerts.ts'

export type Scene = Awaited<ReturnType<typeof buildScene>>

const scenes = new WeakMap<SceneServer, Promise<Scene>>()

/** Everything the pages show, made once per server. */
export function sceneOf(server: SceneServer): Promise<Scene> {
  const scene = scenes.get(server) ?? buildScene(server)
  scenes.set(server, scene)
  return scene
}

type Parts = ReturnType<typeof partsOf>

function partsOf(server: SceneServer) {
  const { mailbox } = server.services
  if (!mailbox) throw new Error('The mails go elsewhere.')
  return { ...server, mailbox }
}

async function buildScene(server: SceneServer) {
  const parts = partsOf(server)
  const members = await aMembersScene(parts)
  const { employer, applicant, outsiders } = members
  const { admin } = outsiders
  const jobs = await someJobs(parts, employer)
  const listed = await aSponsor(parts.db, { name: 'Lantern Quay Hospitals Ltd', isLoaded: false })
  const lost = await aSponsor(parts.db, { name: 'Gone House Ltd', isListed: false })
  const nursing = await aNursePost(server, { place: 'Leeds' })
  await someLongPosts(server)
  const hiring = await someHiring(parts, { members, jobs })
  const seeking = await someSeeking(parts, { applicant, jobs, workplaces: [listed.id, lost.id] })
  const founding = await aFoundersCase(parts, admin)
  const desk = await someDeskWork(parts, { jobs, members })
  await someSources(parts)
  const unproved = await insertOrganisation(parts.db, employer.actor.id, 'Harbour View Care')
  const claim = { legalName: 'Harbour View Care Ltd', companyNumber: null, sponsorId: null }
  await updateClaim(parts.db, unproved, claim)
  await parts.services.organisations.proof.requestLetter(employer.actor, unproved)
  const doubted = await aPostedJob(parts.db, employer.actor, {
    organisationId: unproved,
    poster: 'unproved',
    employerName: 'Harbour View Care',
    title: 'Band 5 nurse, elderly care',
    payMin: 33_000,
    payCurrency: 'GBP',
    payPeriod: 'year',
  })
  const links = await someLinks(server, { members, unproved, job: jobs.third })
  await server.scanWaiting()
  server.notifyJobsChanged()
  const people = { seeker: applicant, employer, admin }
  return {
    ...members,
    ...hiring,
    ...seeking,
    ...founding,
    ...desk,
    ...links,
    people,
    jobs,
    nursing,
    doubted,
    unproved,
    sponsorId: listed.id,
  }
}

const CATEGORIES = ['nursing', 'tech', 'finance', 'marketing', 'dentistry']
const PLACES = ['Leeds', 'Exeter', 'Llanfairpwllgwyngyll']
const LONG =
  'Deputy ward manager for elderly rehabilitation and post-operative convalescence, including Donaudampfschifffahrtsgesellschaft liaison (nights)'
/** More jobs than fit on a page of any list. */
const JOBS = 27

async function someJobs({ db }: Parts, { actor }: LoggedInPerson) {
  const jobs = []
  for (let at = 0; at < JOBS; at += 1) {
    const category = CATEGORIES[at % CATEGORIES.length] ?? ''
    const place = PLACES[at % PLACES.length] ?? ''
    const title = at === 1 ? LONG : `Post ${at} by the quay`
    jobs.push(
      await aPostedJob(db, actor, {
        category,
        place,
        title,
        postedAt: new Date(Date.now() - 240_000).toISOString(),
      }),
    )
  }
  return { first: jobs[0] as Job, long: jobs[1] as Job, third: jobs[2] as Job }
}

const REAL_TITLES = [
  'Senior Clinical Nurse Specialist, Tissue Viability and Lower Limb Service (Band 7), fixed term until March',
  'Registered Mental Health Nurse, Psychiatric Intensive Care Unit, internal rotation of days and nights',
  'Theatre Practitioner, Anaesthetics and Recovery, Trauma and Orthopaedics, with a relocation package',
  'Community Nursery Nurse and Health Visiting Assistant Practitioner, West and North West localities',
]

/** A first page of tall cards, newer than all others, in every list of nursing in Leeds. */
async function someLongPosts(server: SceneServer) {
  for (const at of Array(20).keys()) {
    await aNursePost(server, {
      title: `${REAL_TITLES[at % REAL_TITLES.length]} (${at})`,
      employerName: 'Lantern Quay and Harbour View Teaching Hospitals NHS Foundation Trust',
      place: 'Leeds',
      payBand: null,
      hoursPerWeek: null,
    })
  }
}

type Job = Awaited<ReturnType<typeof aPostedJob>>
type Jobs = Awaited<ReturnType<typeof someJobs>>

/** Applicants, messages between the two sides, templates, and an uploaded list with problems. */
async function someHiring(parts: Parts, { members, jobs }: { members: MembersScene; jobs: Jobs }) {
  const { db, services } = parts
  const { employer, applicant, key, jobId, organisationId } = members
  await someApplicants(db, jobId, 12)
  await writeToApplicant(parts, employer.actor, { key, text: 'Can you come in May?' })
  const answer = { text: 'Yes.', file: aPdf() }
  await write(parts, applicant.actor, { id: key.id, side: 'applicant' }, answer)
  const asked = [{ key: 'own-1', text: 'Can you work nights?' }]
  const questions = JSON.stringify(asked)
  const questionsId = await applyFor(parts, { applicant, jobId: jobs.third.id })
  await db.updateTable('job').set({ questions }).where('id', '=', jobs.third.id).execute()
  // As if the questions had been added later.
  const unanswered = { screeningAnswers: null }
  await db.updateTable('application').set(unanswered).where('id', '=', questionsId).execute()
  const text = { name: 'Thanks', kind: 'message', body: 'Thank you, {name}.', version: '' } as const
  await services.templates.save(employer.actor, { organisationId, id: null }, text)
  const rows = [aRow({ Pay: '£31,500 a year' }), aRow({ Pay: 'abc' }), aRow({ Town: '' })]
  const listId = await upload(services, employer.actor, { rows })
  return { questionsId, mendableId: listId }
}

interface Seeking {
  applicant: LoggedInPerson
  jobs: Jobs
  workplaces: string[]
}

/** A profile, saved jobs, an alert, and an employer who has lost the licence. */
async function someSeeking({ services }: Parts, { applicant, jobs, workplaces }: Seeking) {
  const { actor } = applicant
  await aFilledProfile({ services }, actor)
  const entryId = await anEntry(services, actor, 'work', A_JOB)
  for (const { id } of [jobs.first, jobs.long]) await services.savedJobs.save(anAccount(actor), id)
  const alertId = await services.alerts.set(actor, aWantedAlert({ search: { q: 'nurse' } }))
  for (const id of workplaces) await services.sponsorLoss.workplaces.add(actor, id)
  await services.sponsorLoss.save(actor, { where: 'uk', what: 'licence', letterOn: '2026-11-20' })
  return { entryId, alertId }
}

/** A founder's case with messages from both sides and a document. */
async function aFoundersCase(parts: Parts, admin: LoggedInPerson) {
  const founded = await aLinkedCase(parts.db)
  const { id, reference, visitor, token } = founded
  await writeAsFounder(parts, { visitor, reference }, { text: 'Here it is.', file: aPdf() })
  await answerCase(parts, admin.actor, { id, text: 'Thank you. What is the address?' })
  return { startup: { id, reference, token } }
}

/** More lists of adverts than fit on a page; their next reading is far away. */
async function someSources({ db }: Parts) {
  for (const at of Array(20).keys()) {
    const host = `sweep-${at}.example`
    await db
      .insertInto('source')
      .values({
        id: newId(),
        name: `List ${at} of the Harbour View Nursing and Residential Care Homes`,
        address: `https://${host}/jobs.json`,
        host,
        system: 'job-posting',
        kind: 'list',
        termsAddress: `https://${host}/terms`,
        termsReadOn: '2026-11-01',
        termsReadBy: 'us',
        intervalMinutes: 360,
        obeysRobots: true,
        state: 'on',
        nextAt: '2100-01-01T00:00:00Z',
        lastCompleteAt: at % 3 === 0 ? null : new Date().toISOString(),
      })
      .execute()
  }
}

/** Work for the desk: adverts, reports and messages. */
async function someDeskWork(
  parts: Parts,
  { jobs, members }: { jobs: Jobs; members: MembersScene },
) {
  const { db } = parts
  const { id: jobId, organisationId } = jobs.first
  await aCase(db, { kind: 'report', jobId, organisationId })
  const { job: held, caseId: heldCaseId } = await aHeldJob(parts)
  await aCase(db, { kind: 'claim', risk: 1, organisationId: members.organisationId })
  const { id: messageId } = await aMessage(db)
  await aMessage(db)
  return { held, heldCaseId, messageId }
}
