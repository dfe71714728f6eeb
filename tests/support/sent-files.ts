import type { ScanState } from '#platform/files/documents/scan-words.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { anActor } from './admin.ts'
import {
  aLoggedInPerson,
  anApplication,
  aPostedJob,
  applyFor,
  asSource,
  type LoggedInPerson,
} from './applications.ts'
import { anAcceptedOffer } from './offers.ts'
import { openSession } from './people.ts'
import { aStartupForm, postStartup } from './startup-form.ts'
import { aLinkedCase, answerCase, writeAsFounder } from './startups.ts'
import { write } from './talk.ts'
import type { openTestServer } from './test-server.ts'

type Server = Awaited<ReturnType<typeof openTestServer>>

/** A way for a person to send a file to another. */
export interface FilePlace {
  send(file: File): Promise<unknown>
  /** Looks up the last sent file, as the other side. */
  find(): Promise<{ url: string; scan: ScanState | null; cookies: Record<string, string> }>
  /** The address that is emailed if the file is removed. */
  sender: string
}

/** Every kind of file that another person can open, by name. */
export const FILE_PLACES: Record<string, (server: Server) => Promise<FilePlace>> = {
  'the CV of an application': anApplicationPlace,
  'a CV on somebody’s list': aListPlace,
  'an applicant’s file': (server) => aTalkPlace(server, 'applicant'),
  'an employer’s file': (server) => aTalkPlace(server, 'employer'),
  'an applicant’s file of an arrival': (server) => anArrivalPlace(server, 'applicant'),
  'an employer’s file of an arrival': (server) => anArrivalPlace(server, 'employer'),
  'the document of a founder’s request': aRequestPlace,
  'a founder’s document': (server) => aCasePlace(server, 'founder'),
  'an admin’s document': (server) => aCasePlace(server, 'desk'),
}

async function anApplicationPlace(server: Server): Promise<FilePlace> {
  const employer = await aLoggedInPerson(server)
  const job = await aPostedJob(server.db, employer.actor)
  const applicant = await aLoggedInPerson(server)
  let id = ''
  return {
    async send(uploadResume) {
      id = await applyFor(server, { applicant, jobId: job.id, overrides: { uploadResume } })
    },
    async find() {
      const { applicants } = server.services.applications
      const { applicant: seen } = await applicants.open(employer.actor, { jobId: job.id, id })
      const url = `/api/v1/applications/${id}/resume`
      return { url, scan: seen.answers?.resume.scan ?? null, cookies: employer.cookies }
    },
    sender: applicant.actor.email,
  }
}

async function aListPlace(server: Server): Promise<FilePlace> {
  const { resumes } = server.services.applications
  const { actor, cookies } = await aLoggedInPerson(server)
  return {
    async send(uploadResume) {
      await using form = await resumes.receive(actor, await asSource({ uploadResume }))
      await resumes.add(actor, form)
    },
    async find() {
      const [resume] = await resumes.list(actor)
      return { url: `/api/v1/resumes/${resume?.id}`, scan: resume?.scan ?? null, cookies }
    },
    sender: actor.email,
  }
}

async function aTalkPlace(server: Server, side: 'applicant' | 'employer'): Promise<FilePlace> {
  const { own, applicants } = server.services.applications
  const { applicant, employer, id, key } = await anApplication(server)
  const [from, to] = side === 'applicant' ? [applicant, employer] : [employer, applicant]
  const at = side === 'applicant' ? { id, side } : { ...key, side }
  return {
    send: (file) => write(server, from.actor, at, { text: 'Here it is.', file }),
    async find() {
      const { messages } =
        side === 'applicant'
          ? (await applicants.open(employer.actor, key)).applicant
          : await own.find(applicant.actor, id, { isVisit: false })
      const message = messages.at(-1)
      const url = `/api/v1/applications/${id}/messages/${message?.id}/file`
      return { url, scan: message?.file?.scan ?? null, cookies: to.cookies }
    },
    sender: from.actor.email,
  }
}

async function anArrivalPlace(server: Server, side: 'applicant' | 'employer'): Promise<FilePlace> {
  const { arrival } = server.services
  const { applicant, employer, id, key } = await anAcceptedOffer(server)
  const [from, to] = side === 'applicant' ? [applicant, employer] : [employer, applicant]
  const [own, others] = side === 'applicant' ? [{ id }, key] : [key, { id }]
  return {
    async send(file) {
      const fields = { step: 'offer', visibility: 'both', file }
      await using form = await arrival.files.receive(from.actor, await asSource(fields))
      await arrival.files.add(from.actor, own, form)
    },
    async find() {
      const { steps } = await arrival.find(to.actor, others)
      const file = steps.flatMap(({ files }) => files).at(-1)
      const url = `/api/v1/applications/${id}/arrival/files/${file?.id}`
      return { url, scan: file?.scan ?? null, cookies: to.cookies }
    },
    sender: from.actor.email,
  }
}

async function aRequestPlace(server: Server): Promise<FilePlace> {
  const admin = await aLoggedInAdmin(server)
  const form = aStartupForm()
  return {
    async send(companyDocument) {
      const response = await postStartup(server.app, { ...form, companyDocument })
      if (response.statusCode !== 201) throw new Error(response.body)
      // The founder has used the link that we sent, so we may write to them.
      await server.db
        .updateTable('startupRequest')
        .set({ openedAt: new Date().toISOString() })
        .where('companyName', '=', form.companyName)
        .execute()
    },
    async find() {
      const { id } = await server.db
        .selectFrom('startupRequest')
        .select('id')
        .where('companyName', '=', form.companyName)
        .executeTakeFirstOrThrow()
      return findAtDesk(server, admin, id)
    },
    sender: form.companyEmail,
  }
}

async function aCasePlace(server: Server, side: 'founder' | 'desk'): Promise<FilePlace> {
  const admin = await aLoggedInAdmin(server)
  const openedAt = new Date().toISOString()
  const found = await aLinkedCase(server.db, { openedAt })
  const isFounder = side === 'founder'
  return {
    send: (file) =>
      isFounder
        ? writeAsFounder(server, found, { text: 'Our plan', file })
        : answerCase(server, admin.actor, { id: found.id, text: 'A form', file }),
    async find() {
      if (isFounder) return findAtDesk(server, admin, found.id)
      const own = await server.services.startups.cases.find(found.visitor, found.reference)
      const [document] = own.documents
      const url = `/api/v1/startup/cases/${found.reference}/documents/${document?.id}`
      return { url, scan: document?.scan ?? null, cookies: { founderCase: found.token } }
    },
    sender: isFounder ? found.companyEmail : admin.actor.email,
  }
}

async function findAtDesk({ services }: Server, { actor, cookies }: LoggedInPerson, id: string) {
  const [document] = (await services.admin.startups.find(actor, id)).documents
  const url = `/desk/startups/${id}/documents/${document?.id}`
  return { url, scan: document?.scan ?? null, cookies }
}

async function aLoggedInAdmin({ db, services }: Server): Promise<LoggedInPerson> {
  const { id }: Pick<Actor, 'id'> = await anActor(db, { isOwner: true })
  return openSession(services, { id })
}
