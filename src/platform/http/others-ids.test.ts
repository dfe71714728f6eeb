import { expect, test } from 'vitest'
import { newId } from '#platform/secrets/new-id.ts'
import { aScene, CALLS, makeCall, type CallName, type Scene } from '#tests/support/every-call.ts'
import type { LoggedInPerson } from '#tests/support/applications.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { readAllRows } from '#tests/support/whole-database.ts'

const server = await openTestServer()
const { app, db } = server

/** The scene of other people, whose advert waits for the desk, so that nobody else may know of it. */
const others = await aScene(server)
await db
  .updateTable('job')
  .set({ status: 'held', heldBecause: 'A person looks at it.', heldFrom: 'open' })
  .where('id', '=', others.job.id)
  .execute()
/** The scene of somebody who tries the others’ ids among their own. */
const own = await aScene(server)

/** The ids of a scene that a call can name; each belongs to one person or organisation. */
const IDS = {
  job: ({ job }: Scene) => job.id,
  organisation: ({ job }: Scene) => job.organisationId ?? '',
  application: ({ applicationId }: Scene) => applicationId,
  message: ({ messageId }: Scene) => messageId,
  file: ({ fileId }: Scene) => fileId,
  CV: ({ storedId }: Scene) => storedId,
  'case of a founder': ({ startup }: Scene) => startup.id,
  'reference of a founder': ({ startup }: Scene) => startup.reference,
  document: ({ documentId }: Scene) => documentId,
}
type Kind = keyof typeof IDS
const KINDS = Object.keys(IDS) as Kind[]

/** The scene with the id of one kind exchanged. */
function withId(scene: Scene, kind: Kind, id: string): Scene {
  const { job, startup } = scene
  const exchanged: Record<Kind, Partial<Scene>> = {
    job: { job: { ...job, id } },
    organisation: { job: { ...job, organisationId: id } },
    application: { applicationId: id },
    message: { messageId: id },
    file: { fileId: id },
    CV: { storedId: id },
    'case of a founder': { startup: { ...startup, id } },
    'reference of a founder': { startup: { ...startup, reference: id } },
    document: { documentId: id },
  }
  return { ...scene, ...exchanged[kind] }
}

const withAllIds = (scene: Scene, idOf: (kind: Kind) => string) =>
  KINDS.reduce((changed, kind) => withId(changed, kind, idOf(kind)), scene)

const madeUp = Object.fromEntries(KINDS.map((kind) => [kind, newId()])) as Record<Kind, string>

/** The kinds of ids that a call’s path or body names. */
async function kindsIn(name: CallName): Promise<Kind[]> {
  const sent = JSON.stringify(await CALLS[name](own))
  return KINDS.filter((kind) => sent.includes(IDS[kind](own)))
}

/** The answer, with each id as its kind, and without what every answer has anew. */
async function answerTo(name: CallName, scene: Scene, who: LoggedInPerson | null) {
  const response = await makeCall(app, name, { scene, who })
  const { date: _date, 'x-request-id': _id, 'set-cookie': _cookie, ...headers } = response.headers
  let text = JSON.stringify([response.statusCode, headers, response.body])
  for (const kind of KINDS) text = text.replaceAll(IDS[kind](scene), `{${kind}}`)
  return text
}

const named: [CallName, Kind[]][] = []
for (const name of Object.keys(CALLS) as CallName[]) {
  const kinds = await kindsIn(name)
  if (kinds.length > 0) named.push([name, kinds])
}

// A draft is its writer’s own, whatever it is about.
const KEPT: ReadonlySet<CallName> = new Set([
  'PUT /api/v1/drafts/{kind}/{subject}',
  'PATCH /api/v1/drafts/{kind}/{subject}',
  'POST /api/v1/apply',
])

// Whoever was writing while the desk took the advert off is told that it has closed, and keeps what they wrote. Nobody
// guesses an id of 65 random bits.
const SAYS_CLOSED: CallName = 'POST /api/v1/apply'

test('the calls that name an id are found by what they send', () => {
  const paths = Object.keys(CALLS).filter((name) => /\{(?:id|jobId|fileId|messageId)\}/.test(name))
  const found: string[] = named.map(([name]) => name)

  expect(paths.filter((name) => !found.includes(name))).toEqual([])
  expect(found).toContain('POST /api/v1/apply')
  expect(found).toContain('POST /api/v1/post/delete')
})

const { owner: _owner, ...OUTSIDERS } = own.people

/** All rows, and those in which an id of the others is. */
async function readRows() {
  const all = await readAllRows(db, { but: 'rate_limit' })
  const ids = KINDS.map((kind) => IDS[kind](others))
  const ofOthers = Object.values(all).flatMap((rows) =>
    rows.filter((row) => ids.some((id) => row.includes(id))),
  )
  return { all, ofOthers }
}

test.each(named)('%s tells nobody whether another’s id exists', async (name, kinds) => {
  const before = await readRows()
  const theirs = withAllIds(own, (kind) => IDS[kind](others))
  const nobodys = withAllIds(own, (kind) => madeUp[kind])
  for (const [person, who] of Object.entries(OUTSIDERS)) {
    const answer = await answerTo(name, theirs, who)
    if (name === SAYS_CLOSED) expect(answer).toMatch(/^\[(?:401|409),/)
    else expect([person, answer]).toEqual([person, await answerTo(name, nobodys, who)])
  }
  const after = await readRows()
  if (!KEPT.has(name)) expect(after.all).toEqual(before.all)

  // An id of another beside one’s own: what is done with one’s own is one’s own business.
  for (const [person, who] of Object.entries(OUTSIDERS))
    for (const kind of kinds.length > 1 ? kinds : []) {
      const mixed = await answerTo(name, withId(own, kind, IDS[kind](others)), who)
      const same = await answerTo(name, withId(own, kind, madeUp[kind]), who)
      expect([person, kind, mixed]).toEqual([person, kind, same])
    }
  expect((await readRows()).ofOthers).toEqual(after.ofOthers)
})
