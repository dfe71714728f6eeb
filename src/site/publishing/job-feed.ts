import { descriptionHtml } from '#board/jobs/description/description-html.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { withPosterLine } from '#trade/poster-words.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import type { JobType, JobView } from '#trade/jobs.schema.ts'
import { toView, type ViewRow } from '#board/jobs/stored/job-rows.ts'
import { cdata, escapeXml } from '#platform/text/xml.ts'

const JOB_TYPES: Record<JobType, string> = {
  'Full-time': 'fulltime',
  'Part-time': 'parttime',
  Contract: 'contract',
}

interface Site {
  publicUrl: string
}

/**
 * All open jobs for other boards, in the format of https://docs.indeed.com/indeed-apply/xml-feed. Yields
 * the text of one job at a time, so that a slow reader holds only one page of jobs in memory.
 */
export async function* jobFeed(
  pages: AsyncIterable<ViewRow[]>,
  { publicUrl }: Site,
): AsyncGenerator<string> {
  yield [
    '<?xml version="1.0" encoding="UTF-8"?>\n<source>\n',
    `<publisher>Landfall</publisher>\n<publisherurl>${escapeXml(publicUrl)}</publisherurl>\n`,
    `<lastBuildDate>${new Date().toUTCString()}</lastBuildDate>\n`,
  ].join('')
  for await (const rows of pages) {
    for (const row of rows) yield jobElement(toView(row), publicUrl)
  }
  yield '</source>\n'
}

/** One job in that format. Facts the advert does not state have no element. */
export function jobElement(job: JobView, publicUrl: string) {
  const facts = {
    title: job.title,
    date: new Date(job.postedAt).toUTCString(),
    referencenumber: job.id,
    requisitionid: job.id,
    url: `${publicUrl}${jobPath(job)}`,
    company: job.employer,
    city: job.place,
    country: job.country.code,
    postalcode: job.postcodeDistrict,
    description: withPosterLine(job, descriptionHtml(job)),
    salary: formatPay(job.pay),
    jobtype: job.type && JOB_TYPES[job.type],
    category: job.category.name,
    remotetype: job.isRemote ? 'Fully remote' : null,
    expirationdate: job.closesAt && new Date(job.closesAt).toUTCString(),
  }
  const elements = Object.entries(facts).map(([name, text]) =>
    text ? `<${name}>${cdata(text)}</${name}>\n` : '',
  )
  return `<job>\n${elements.join('')}</job>\n`
}
