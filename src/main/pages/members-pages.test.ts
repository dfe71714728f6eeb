import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContext } from '#platform/pages/context.ts'
import routes from '../../routes.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { dayIn } from '#tests/support/interviews.ts'
import { aMembersScene, type MembersScene } from '#tests/support/members-scene.ts'
import { anIp } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { readAllRows } from '#tests/support/whole-database.ts'

const server = await openTestServer()
const { db, services } = server

/** The URL’s query string, and the fields. */
type Form = [query: string, fields: Record<string, string>]

interface Page {
  /** The side the page is for. */
  side: 'employer' | 'applicant'
  query?: (scene: MembersScene) => string
  /** Forms that change something for the people the page is for. */
  forms?: (scene: MembersScene) => Form[]
  /** Forms about Tom’s own actions while he was a member. */
  formsOfTom?: (scene: MembersScene) => Form[]
}

const TO_READ = { side: 'employer' } as const
const OWN = { side: 'applicant' } as const
const TEXT = { name: 'Thanks', kind: 'message', body: 'Thank you, {name}.' }
const FEN_HOUSE = {
  address: 'https://fenhouse.pinpointhq.com',
  feed: 'https://fenhouse.pinpointhq.com/postings.json',
}
const TICKED = ({ key }: MembersScene) => `to=message&tick=${key.id}+offered`

/** Every page about an organisation, its jobs, lists and applicants, or about an applicant’s own application. */
const PAGES: Record<string, Page> = {
  'applicants/:jobId': {
    side: 'employer',
    forms: ({ key }) => [['', { move: `${key.id} offered rejected` }]],
  },
  'applicants/:jobId/write': {
    side: 'employer',
    query: TICKED,
    forms: (scene) => [[TICKED(scene), { intent: 'send', text: 'Hello.', formId: newId() }]],
  },
  'applicants/:jobId/undo': {
    side: 'employer',
    formsOfTom: ({ actionId }) => [['', { action: actionId }]],
  },
  'applicants/:jobId/scorecard': {
    side: 'employer',
    forms: () => [['', { version: '0', 'name-0': 'Calm' }]],
  },
  'applicants/:jobId/:applicationId': {
    side: 'employer',
    forms: ({ listId, reader }) => [
      ['', { intent: 'note', note: 'x' }],
      ['', { intent: 'list', listName: 'Mine' }],
      ['', { intent: `unlist:${listId}` }],
      ['', { intent: 'share', colleague: reader.actor.id }],
      ['', { status: 'rejected' }],
    ],
    formsOfTom: ({ noteId }) => [
      ['', { intent: `open-note:${noteId}` }],
      ['', { intent: 'save-edit', noteId, edit: 'She cannot.', editVersion: '1' }],
      ['', { intent: `delete-note:${noteId}` }],
    ],
  },
  'applicants/:jobId/:applicationId/interview': {
    side: 'employer',
    forms: () => [
      ['do=cancel', { reason: 'The ward is closed that day.' }],
      ['do=offer', anOffer()],
    ],
  },
  'applicants/:jobId/:applicationId/interview.ics': TO_READ,
  'applicants/:jobId/:applicationId/arrival': TO_READ,
  'applicants/:jobId/:applicationId/offer': {
    side: 'employer',
    forms: () => [['', { hours: '40' }]],
  },
  'applicants/:jobId/:applicationId/arrival.ics': TO_READ,
  'organisations/:id': {
    side: 'employer',
    forms: ({ employer, reader, invitationId, outsiders }) => [
      ['form=invite', { email: `${newId()}@example.com`, role: 'owner' }],
      ['form=role', { member: reader.actor.id, role: 'recruiter' }],
      ['form=remove', { member: employer.actor.id }],
      ['form=remove', { member: outsiders['former colleague'].actor.id }],
      ['form=resend', { invitation: invitationId }],
      ['form=withdraw', { invitation: invitationId }],
    ],
  },
  'organisations/:id/figures': TO_READ,
  'organisations/:id/answers': TO_READ,
  'organisations/:id/careers': {
    side: 'employer',
    forms: () => [
      ['form=look', { address: 'https://fenhouse.pinpointhq.com' }],
      ['form=connect', { ...FEN_HOUSE, agreed: 'on' }],
    ],
  },
  'organisations/:id/claim': {
    side: 'employer',
    forms: () => [['', { name: 'Another name', legalName: '', companyNumber: '', sponsorId: '' }]],
  },
  'organisations/:id/defaults': { side: 'employer', forms: () => [['', { place: 'Leeds' }]] },
  'organisations/:id/keys': {
    side: 'employer',
    forms: () => [['form=create', { name: 'Rota', mode: 'live', scope: 'write' }]],
  },
  'organisations/:id/proof': {
    side: 'employer',
    forms: () => [['form=site', { domain: 'saltmarsh.example' }]],
  },
  'organisations/:id/templates': { side: 'employer', forms: () => [['form=save', TEXT]] },
  'organisations/:id/shortlists': TO_READ,
  'organisations/:id/shortlists/:listId': { side: 'employer', forms: () => [['', {}]] },
  'post/:jobId': { side: 'employer', forms: () => [['step=job', { jobTitle: 'Mine' }]] },
  'post/:jobId/preview': TO_READ,
  'post/:jobId/:action': {
    side: 'employer',
    forms: () => [['', { reason: 'filled', confirmed: 'yes' }]],
  },
  'post/upload/:uploadId': { side: 'employer', forms: () => [['', { shown: '2' }]] },
  'post/upload/:uploadId/publish': { side: 'employer', forms: () => [['', { noFee: 'on' }]] },
  'post/upload/:uploadId/problems.csv': TO_READ,
  'post/upload/:uploadId/report.csv': TO_READ,
  'post/upload/:uploadId/rows/:row': {
    side: 'employer',
    forms: () => [['', { jobTitle: 'Mine' }]],
  },
  'cases/:id': { side: 'employer', forms: () => [['do=appeal', { words: 'We did nothing.' }]] },
  'applications/:id': { side: 'applicant', forms: () => [['intent=withdraw', {}]] },
  'applications/:id/questions': OWN,
  'applications/:id/interview': {
    side: 'applicant',
    forms: ({ slot }) => [
      ['do=other-times', { text: 'Rather in June.', formId: newId() }],
      ['do=cancel', { reason: '' }],
      ['do=pick', { slot }],
    ],
  },
  'applications/:applicationId/interview.ics': OWN,
  'applications/:id/letter': OWN,
  'applications/:id/arrival': OWN,
  'applications/:applicationId/arrival.ics': OWN,
}
const IS_SOMEBODYS =
  /^(?:applicants\/|applications\/|organisations\/:|post\/(?:upload\/)?:|cases\/)/

function anOffer() {
  const times = { 'date-1': dayIn(12), 'time-1': '10:00', zone: 'UTC', minutes: '30' }
  const host = 'Bola Ade, ward manager'
  return { ...times, way: 'place', place: '1 Quay Street, Leeds', host, formId: newId() }
}

interface Visit {
  path: string
  scene: MembersScene
  actor: Actor | null
  form?: Form | undefined
}

/** The scene with ids that nothing has, by which nobody learns what there is. */
function withMadeUpIds(scene: MembersScene): MembersScene {
  const [jobId, id] = [newId(), newId()]
  return {
    ...scene,
    jobId,
    key: { ...scene.key, jobId, id },
    organisationId: newId(),
    listId: newId(),
    uploadId: newId(),
    caseId: newId(),
  }
}

/** The status and redirect target of the page’s answer. */
async function visit({ path, scene, actor, form }: Visit) {
  const { key, organisationId, listId, uploadId, caseId } = scene
  const query = form?.[0] ?? PAGES[path]?.query?.(scene) ?? ''
  const fields = form?.[1]
  const ids: Record<string, string> = { organisations: organisationId, cases: caseId }
  const params: Record<string, string> = {
    id: ids[path.split('/', 1)[0] ?? ''] ?? key.id,
    jobId: key.jobId,
    applicationId: key.id,
    listId,
    uploadId,
    row: '2',
    action: 'close',
  }
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const url = new URL(`http://localhost:3000/${path}?${query}`)
  const body = fields && { method: 'POST', body: new URLSearchParams(fields) }
  const request = new Request(url, body)
  const context = new RouterContextProvider()
  const visitor = { ip: anIp() }
  context.set(requestContext, { ...services, actor, visitor, situation: null } as never)
  const { file } = routes.find((route) => route.path === path) ?? {}
  const { loader, action } = await import(/* @vite-ignore */ `../../${file}`)
  const own = Object.fromEntries(named.map((name) => [name, params[name]]))
  const answer: unknown = await Promise.resolve()
    .then(() => (form ? action : loader)({ context, request, url, params: own }))
    .catch((thrown: unknown) => thrown)
  return statusOf(answer)
}

function statusOf(answer: unknown): number {
  if (answer instanceof Response) {
    const isLogIn = answer.headers.get('location')?.startsWith('/login?next=') ?? false
    return isLogIn ? 401 : answer.status
  }
  const { init, status, type } = answer as { init?: ResponseInit; status?: number; type?: string }
  if (type === 'DataWithResponseInit') return init?.status ?? 200
  if (answer instanceof Error) return status ?? 500
  return 200
}

/** Everything except the counts of attempts. */
const allRows = () => readAllRows(db, { but: 'rate_limit' })
/** Pages about an open advert, which is public: others may know that it exists. */
const OF_PUBLIC = new Set(['post/:jobId', 'post/:jobId/preview', 'post/:jobId/:action'])
const REFUSED = new Set([403, 404])

test('every page about somebody’s own is in the table', () => {
  const paths = routes.flatMap(({ path = '' }) => (IS_SOMEBODYS.test(path) ? [path] : []))

  expect(paths.toSorted()).toEqual(Object.keys(PAGES).toSorted())
})

test.each(Object.entries(PAGES))('%s is not found by outsiders', async (path, page) => {
  const scene = await aMembersScene(server)
  const { side, forms = () => [], formsOfTom = () => [] } = page
  const other = side === 'employer' ? scene.applicant : scene.employer
  const outsiders = Object.entries({ ...scene.outsiders, 'other side': other })
  const isPage = path !== 'applicants/:jobId/undo'
  const sent = [...(isPage ? [undefined] : []), ...forms(scene), ...formsOfTom(scene)]
  const before = await allRows()

  for (const [name, person] of outsiders)
    for (const form of sent) {
      const status = await visit({ path, scene, actor: person?.actor ?? null, form })
      const isRefused = person ? REFUSED.has(status) : status === 401
      expect([name, form, status, isRefused]).toEqual([name, form, status, true])
      if (status === 403 && OF_PUBLIC.has(path)) continue
      const nobodys = withMadeUpIds(scene)
      const madeUp = await visit({ path, scene: nobodys, actor: person?.actor ?? null, form })
      expect([name, form, madeUp]).toEqual([name, form, status])
    }
  expect(await allRows()).toEqual(before)

  // They are refused for who they are, not for what they send.
  const { actor } = scene[side]
  for (const form of [...(isPage ? [undefined] : []), ...forms(scene)]) {
    const status = await visit({ path, scene, actor, form })
    expect([form, status, REFUSED.has(status)]).toEqual([form, status, false])
  }
})

const MANAGED = Object.entries(PAGES).filter(([, { side, forms }]) => side === 'employer' && forms)

test.each(MANAGED)('%s takes nothing from a colleague who only reads', async (path, { forms }) => {
  const scene = await aMembersScene(server)
  const { actor } = scene.reader
  const before = await allRows()

  for (const form of forms?.(scene) ?? []) {
    const status = await visit({ path, scene, actor, form })
    expect([form, status, REFUSED.has(status)]).toEqual([form, status, true])
  }
  expect(await allRows()).toEqual(before)
})

/** Forms on lists that a colleague may have changed since the page was read. */
const CHANGED = Object.entries(PAGES).filter(([, { forms }]) => forms)

test.each(CHANGED)('%s is still there for a form that is sent twice', async (path, page) => {
  const { side, forms } = page
  const scene = await aMembersScene(server)
  const { actor } = scene[side]
  for (const form of forms?.(scene) ?? []) {
    const first = await visit({ path, scene, actor, form })
    const second = await visit({ path, scene, actor, form })
    const isThere = second !== 404 && second < 500
    expect([form, first, second, isThere]).toEqual([form, first, second, true])
  }
})
