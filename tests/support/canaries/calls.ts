import type { FastifyInstance } from 'fastify'
import { CALLS } from '../every-call.ts'
import { anIp } from '../people.ts'

/** Feeds and files for search engines. */
const FILES = [
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/jobs-1.xml',
  '/feeds/jobs.xml',
  '/feeds/boards/find-a-job.xml',
  '/feeds/boards/find-a-job-closed.xml',
  '/feeds/boards/carehome.xml',
  '/feeds/boards/indeed.xml',
  '/feeds/search.rss',
  '/feeds/search.json',
]
/** Calls that read with a POST. */
const READS = ['/post/get', '/post/search', '/post/jobs', '/apply/jobs', '/user']

interface Ids {
  jobId: string
  applicationId: string
  organisationId: string
  messageId: string
  fileId: string
  resumeId: string
}

/** Every call of the API that reads something, and every feed, with the ids of this applicant’s scene. */
export function readingCalls({
  jobId,
  applicationId,
  organisationId,
  messageId,
  fileId,
  resumeId,
}: Ids) {
  const ids = new Map([
    ['jobs', jobId],
    ['applications', applicationId],
    ['organisations', organisationId],
    ['resumes', resumeId],
  ])
  const named: Record<string, string> = { jobId, messageId, fileId }
  const gets = Object.keys(CALLS).flatMap((call) => {
    const [method, path = ''] = call.split(' ')
    const [, kind = ''] = /\/(\w+)\/\{id\}/.exec(path) ?? []
    const url = path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => named[name] ?? ids.get(kind) ?? 'none',
    )
    return method === 'GET' && !path.endsWith('/logout') ? [{ method: 'GET' as const, url }] : []
  })
  return [
    ...gets.map((call) =>
      call.url.includes('/suggest/') ? { ...call, url: `${call.url}?q=zq` } : call,
    ),
    ...FILES.map((url) => ({ method: 'GET' as const, url })),
    ...READS.map((path) => ({ method: 'POST' as const, url: `/api/v1${path}`, payload: {} })),
  ]
}

/** The answer with its headers, in which names of files are. */
export async function makeReadingCall(
  app: FastifyInstance,
  call: ReturnType<typeof readingCalls>[number],
  cookies: Record<string, string>,
): Promise<string> {
  const { headers, body } = await app.inject({ ...call, cookies, remoteAddress: anIp() })
  return JSON.stringify(headers) + body
}
