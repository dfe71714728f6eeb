import type { FeedAnswer, FeedFetcher } from '#board/sources/fetching/fetch-feed.ts'
import type { Insertable } from 'kysely'
import type { SourceTable } from '#board/sources/sources.tables.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { aProof } from './builders.ts'
import { anOrganisation, type Parts } from './organisations.ts'
import { uniqueWord } from './unique-word.ts'

const HOUR_MS = 3_600_000
const START = Date.parse('2026-11-01T09:00:00Z')

/** A clock that moves when the test says so. */
export function aFeedClock() {
  let time = START
  return {
    now: () => new Date(time),
    forward(hours: number) {
      time += hours * HOUR_MS
    },
  }
}

export interface FakeAdvert {
  id: string
  title: string
  company?: string
  [more: string]: unknown
}

/** An advert of Greenhouse’s board. */
export function greenhouseAdvert(id: number | string, changes: Partial<FakeAdvert> = {}) {
  const { title = `Registered nurse ${id}`, company, ...more } = changes
  return {
    id,
    internal_job_id: `i${id}`,
    absolute_url: `https://boards.greenhouse.io/fen/jobs/${id}`,
    title,
    company_name: company,
    content: `<p>Advert ${id}: care for people in our house.</p>`,
    location: { name: 'Leeds' },
    first_published: '2026-10-20T09:00:00Z',
    ...more,
  }
}

/** An advert of Pinpoint’s board, which names no employer. */
export function pinpointAdvert(board: string, id: number | string, changes: object = {}) {
  return {
    id,
    title: `Care assistant ${id}`,
    url: `https://${board}.pinpointhq.com/postings/${id}`,
    description: `<p>Advert ${id}: help people at home.</p>`,
    deadline_at: null,
    compensation_visible: false,
    location: { city: 'Leeds', name: 'Leeds' },
    ...changes,
  }
}

type Served = { body: string; etag?: string | null } | Extract<FeedAnswer, { kind: 'failed' }>

/** A stand-in for other people’s boards, by address; it answers with ETags unless told otherwise. */
export function openFakeBoards() {
  const served = new Map<string, Served>()
  const asked: { address: string; etag: string | null }[] = []
  const feeds: FeedFetcher = {
    async fetch(address, { etag }) {
      asked.push({ address, etag })
      const answer = served.get(address) ?? failure(404)
      if ('kind' in answer) return answer
      const own =
        answer.etag === undefined ? `"${answer.body.length}-${hashOf(answer.body)}"` : answer.etag
      if (own !== null && etag === own) return { kind: 'unchanged' }
      const body = Buffer.from(answer.body)
      return { kind: 'content', body, type: null, etag: own, lastModified: null, url: address }
    },
  }
  return { feeds, asked, serve: (address: string, answer: Served) => served.set(address, answer) }
}

function hashOf(text: string) {
  let hash = 0
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647
  return hash
}

export function failure(
  status: number | null,
  more: Partial<Extract<FeedAnswer, { kind: 'failed' }>> = {},
): Extract<FeedAnswer, { kind: 'failed' }> {
  return { kind: 'failed', reason: 'status', status, retryAt: null, ...more }
}

/** A proved organisation whose list at this address is connected. */
export async function aConnectedSource(
  parts: Parts,
  {
    system = 'greenhouse',
    address = `https://boards.example/${uniqueWord()}`,
  }: Partial<Pick<Insertable<SourceTable>, 'system' | 'address'>> = {},
) {
  const organisation = await anOrganisation(parts)
  await aProof(parts.db, organisation.id)
  const { id: organisationId, actor } = organisation
  const agreedWords = 'You may read our list.'
  const id = await parts.services.sources.connect(actor, {
    organisationId,
    system,
    address,
    agreedWords,
  })
  return { id, address, organisation, actor }
}

/** The jobs of a source, by their title. */
export async function jobsOf(db: Db, sourceId: string) {
  return db
    .selectFrom('sourceAdvert as advert')
    .innerJoin('job', 'job.id', 'advert.jobId')
    .select(['job.id', 'job.title', 'job.status', 'job.closedAs', 'job.poster', 'job.employerName'])
    .select(['job.lastSeenAt', 'job.sourceUrl', 'advert.reference', 'advert.postings'])
    .where('advert.sourceId', '=', sourceId)
    .orderBy('advert.reference')
    .execute()
}

export async function openReferences(db: Db, sourceId: string) {
  const jobs = await jobsOf(db, sourceId)
  return jobs.filter(({ status }) => status === 'open').map(({ reference }) => reference)
}

export async function lastRun(services: Services, id: string) {
  const [run] = (await services.sources.runsForDesk()).get(id) ?? []
  if (!run) throw new Error('There is no run.')
  return run
}
