import { escapeText } from 'entities'
import { Feed } from 'feed'
import { describeSearch } from '#board/search/describe-search.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import { PAGE_SIZE } from '#trade/limits/job-limits.ts'
import type { JobCard } from '#trade/jobs.schema.ts'
import { notChecked } from '#trade/poster-words.ts'
import { parseSearch } from '#board/search/parse-search.ts'
import { jobPath, jobsPath } from '#board/jobs/model/job-paths.ts'
import { feedPath } from '#board/search/search-url.ts'
import type { ShownBasis } from '#sponsorship/freshness/shown-basis.ts'
import type { Search } from '#board/search/search.service.ts'
import { cleanForXml } from '#platform/text/xml.ts'

export type FeedFormat = 'rss' | 'atom'

const MAX_ENTRIES = 50

interface FeedRequest {
  parameters: URLSearchParams
  format: FeedFormat
  publicUrl: string
  /** The rules and the register behind the answer that the search may ask for. */
  basis: ShownBasis
}

/**
 * The newest jobs of a search, without samples, as RSS 2.0 or Atom. Takes the parameters of the list of
 * jobs; `page` and `after` are ignored. Unlike the list it rejects parameters that it does not know: a
 * program would take all jobs for the answer.
 * @throws {DomainError} `invalid_input`
 */
export async function searchFeed(
  search: Pick<Search, 'find'>,
  { parameters, format, publicUrl, basis }: FeedRequest,
): Promise<string> {
  const { search: wanted, problems } = parseSearch(withoutPosition(parameters))
  if (problems.length > 0) {
    throw new DomainError(
      'invalid_input',
      problems.map((message) => ({ field: 'query', message })),
    )
  }
  const answer = await search.find({ ...wanted, sort: 'newest' }, { limit: PAGE_SIZE.max })
  const jobs = answer.items.filter(({ isSample }) => !isSample).slice(0, MAX_ENTRIES)
  const self = `${publicUrl}${feedPath(format, wanted)}`
  const newest = jobs[0]?.postedAt
  const feed = new Feed({
    id: self,
    title: `${cleanForXml(describeSearch(wanted, answer))} – Landfall`,
    description: ['Open jobs, newest first.', basis.old, basis.line].filter(Boolean).join(' '),
    link: `${publicUrl}${jobsPath(wanted)}`,
    feed: self,
    language: 'en-GB',
    generator: 'Landfall',
    docs: 'https://www.rssboard.org/rss-specification',
    author: { name: 'Landfall', link: publicUrl },
    ...(newest && { updated: new Date(newest) }),
  })
  for (const job of jobs) feed.addItem(toEntry(job, publicUrl, format))
  return format === 'rss' ? feed.rss2() : feed.atom1()
}

function withoutPosition(parameters: URLSearchParams) {
  const rest = new URLSearchParams(parameters)
  for (const name of ['page', 'after']) rest.delete(name)
  return rest
}

/** An entry of a job. Its id stays the same when the job's title changes, and its path with it. */
function toEntry(job: JobCard, publicUrl: string, format: FeedFormat) {
  const date = new Date(job.postedAt)
  return {
    id: `${publicUrl}/jobDetails/${job.id}`,
    title: titleOf(`${job.title}, ${job.employer}`, format),
    link: `${publicUrl}${jobPath(job)}`,
    date,
    published: date,
    description: summaryOf(job),
    category: [{ name: job.category.name, term: job.category.slug }],
    ...(format === 'atom' && { author: [{ name: cleanForXml(job.employer) }] }),
  }
}

/**
 * A title, as HTML in Atom and plain text in a CDATA section in RSS. The library escapes only the first `]]>`, so none
 * may be left.
 */
function titleOf(text: string, format: FeedFormat) {
  const clean = cleanForXml(text)
  return format === 'atom' ? escapeText(clean) : clean.replaceAll(']]>', ']] >')
}

/** A summary in HTML, as readers of both formats expect. */
function summaryOf(job: JobCard) {
  const place = job.isRemote ? `${job.location} (remote)` : job.location
  const facts = [place, job.type, formatPay(job.pay)].filter(Boolean).join(' · ')
  const poster = job.poster === 'unproved' ? [notChecked(job.employer)] : []
  const text = [facts, ...poster, job.preview].map(
    (line) => `<p>${escapeText(cleanForXml(line))}</p>`,
  )
  return text.join('')
}
