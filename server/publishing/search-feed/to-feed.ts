import { escapeText } from 'entities'
import { Feed } from 'feed'
import { jobPath } from '#contract/paths/job-paths.ts'
import { formatPay } from '#contract/formats.ts'
import type { JobCard } from '#contract/jobs.ts'
import { cleanForXml } from '../xml.ts'

export type FeedFormat = 'rss' | 'atom'

export interface FeedAddress {
  publicUrl: string
  /** Where people see the same list. */
  list: string
  /** Where this feed is. */
  self: string
}

interface FeedOptions {
  title: string
  address: FeedAddress
  format: FeedFormat
}

/** Jobs as RSS 2.0 or Atom. An entry keeps its id when the job's title, and so its address, changes. */
export function toFeed(
  items: JobCard[],
  { title, address: { publicUrl, list, self }, format }: FeedOptions,
): string {
  const newest = items[0]?.postedAt
  const feed = new Feed({
    id: `${publicUrl}${self}`,
    title: `${cleanForXml(title)} – Landfall`,
    description: 'Open jobs, the newest first.',
    link: `${publicUrl}${list}`,
    feed: `${publicUrl}${self}`,
    language: 'en-GB',
    generator: 'Landfall',
    docs: 'https://www.rssboard.org/rss-specification',
    author: { name: 'Landfall', link: publicUrl },
    ...(newest && { updated: new Date(newest) }),
  })
  for (const job of items) feed.addItem(toEntry(job, publicUrl, format))
  return format === 'rss' ? feed.rss2() : feed.atom1()
}

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
 * Atom titles are HTML here, RSS titles plain text in a CDATA section. The library splits only the
 * first `]]>` in one, so that none may come.
 */
function titleOf(text: string, format: FeedFormat) {
  const clean = cleanForXml(text)
  return format === 'atom' ? escapeText(clean) : clean.replaceAll(']]>', ']] >')
}

/** HTML, as readers of both formats expect it. */
function summaryOf(job: JobCard) {
  const place = job.isRemote ? `${job.location} (remote)` : job.location
  const facts = [place, job.type, formatPay(job.pay)].filter(Boolean).join(' · ')
  const text = [facts, job.preview].map((line) => `<p>${escapeText(cleanForXml(line))}</p>`)
  return text.join('')
}
