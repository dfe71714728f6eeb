import { descriptionHtml } from '#board/jobs/description/description-html.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import { withPosterLine } from '#trade/poster-words.ts'
import type { JobView } from '#trade/jobs.schema.ts'
import { cdata, escapeXml } from '#platform/text/xml.ts'
import type { BoardFormat } from './board-format.ts'

const SCHEMA = 'https://api.carehome.co.uk/feed/job/xml/job.xsd'
/** Our categories that a board of care homes has a place for. */
const CARE: ReadonlySet<string> = new Set(['social-care', 'nursing', 'healthcare', 'mental-health'])
/** The only category of theirs whose number is in the example that they publish. */
const MANAGER = { words: /\b(?:registered|service) manager\b/i, id: 4 }

/** The job feed of carehome.co.uk: care jobs in the UK. */
export const CAREHOME: BoardFormat = {
  start: () =>
    `<feed xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="${SCHEMA}">\n<jobs>\n`,
  job: (job, publicUrl) =>
    job.country.code === 'GB' && CARE.has(job.category.slug) ? jobElement(job, publicUrl) : '',
  end: '</jobs>\n</feed>\n',
}

function jobElement(job: JobView, publicUrl: string): string {
  const isManager = MANAGER.words.test(job.title)
  return [
    `<job>\n<reference>${escapeXml(job.id)}</reference>\n`,
    isManager ? `<category><category_id>${MANAGER.id}</category_id></category>\n` : '',
    `<title>${escapeXml(job.title)}</title>\n`,
    `<description>${cdata(description(job, publicUrl))}</description>\n`,
    `<terms><salary>${escapeXml(formatPay(job.pay) ?? 'Not stated')}</salary></terms>\n`,
    '</job>\n',
  ].join('')
}

/** HTML in the elements that they keep. Where and at whom stands in it, because we know no element for them. */
function description(job: JobView, publicUrl: string): string {
  const where = [job.employer, job.location].filter(Boolean).join(', ')
  const facts = [where, `Apply at ${publicUrl}${jobPath(job)}`].map(
    (line) => `<p>${escapeXml(line)}</p>`,
  )
  return withPosterLine(job, descriptionHtml(job)) + facts.join('')
}
