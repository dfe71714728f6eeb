import { Facts } from '#app/ui/facts.tsx'
import { formatPay, mediumDate } from '#contract/formats.ts'
import type { ShownJob } from './shown-job.ts'

/** Every fact of the advert, for comparing one with another. */
export function JobFacts({ job }: { job: ShownJob }) {
  const pay = formatPay(job.pay)
  const isPayTextMore = job.pay?.text && digitsOf(job.pay.text) !== digitsOf(pay ?? '')
  const place = [job.place, job.postcodeDistrict, job.country.name].filter(Boolean).join(', ')

  return (
    <Facts
      items={[
        { term: 'Company', value: job.employer },
        { term: 'Pay', value: pay ?? 'Not stated. Ask before you apply.' },
        ...(isPayTextMore ? [{ term: 'Pay in the advert’s words', value: job.pay?.text }] : []),
        { term: 'Hours a week', value: job.hoursPerWeek ?? 'Not stated' },
        { term: 'Job type', value: job.type ?? 'Not stated' },
        { term: 'Category', value: job.category.name },
        { term: 'Location', value: job.isRemote ? `${place}, remote` : place },
        { term: 'Posted', value: <time dateTime={job.postedAt}>{mediumDate(job.postedAt)}</time> },
        {
          term: job.isOpen ? 'Closes' : 'Closed',
          value: job.closesAt ? (
            <time dateTime={job.closesAt}>{mediumDate(job.closesAt)}</time>
          ) : (
            'No date stated'
          ),
        },
        ...(job.applyEmail
          ? [
              {
                term: 'Company email',
                value: <a href={`mailto:${job.applyEmail}`}>{job.applyEmail}</a>,
              },
            ]
          : []),
        ...(job.source ? [{ term: 'Advert from', value: <Source {...job.source} /> }] : []),
      ]}
    />
  )
}

/** Two ways to write one range have the same digits. */
function digitsOf(text: string) {
  return text.replaceAll(/\.00\b|\D/g, '')
}

function Source({ name, url }: { name: string; url: string | null }) {
  if (!url) return name
  return (
    <a href={url} rel="nofollow noopener">
      {name}
    </a>
  )
}
