import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { ShownJob } from '#hiring/details/pages/shown-job.ts'
import { EmailAddress } from '#platform/ui/links/email-address.tsx'

/** The facts of the advert that the header above does not name. */
export function JobFacts({ job }: { job: ShownJob }) {
  const { english, locale, words } = useLanguage()
  const { pay } = job.shown
  const isPayTextMore = job.pay?.text && digitsOf(job.pay.text) !== digitsOf(pay ?? '')

  return (
    <Facts
      items={[
        ...(isPayTextMore ? [{ term: words.job.payInWords, value: job.pay?.text }] : []),
        ...(job.hoursPerWeek === null
          ? [{ term: words.job.hoursAWeek, value: words.job.notStated }]
          : []),
        ...(job.shown.type ? [] : [{ term: words.job.type, value: words.job.notStated }]),
        { term: words.job.location, value: job.shown.address },
        ...(job.isUndated
          ? []
          : [
              {
                term: words.job.posted,
                value: <time dateTime={job.postedAt}>{mediumDate(job.postedAt, locale)}</time>,
              },
            ]),
        ...(job.isOpen || job.closesAt
          ? [
              {
                term: job.isOpen ? words.job.closes : words.job.closed,
                value: job.closesAt ? (
                  <>
                    <time dateTime={job.closesAt}>{mediumDate(job.closesAt, locale)}</time>
                    {job.closingNote && <span {...english}>{` · ${job.closingNote}`}</span>}
                  </>
                ) : (
                  words.job.noDate
                ),
              },
            ]
          : []),
        ...(job.applyEmail
          ? [
              {
                term: words.job.companyEmail,
                value: (
                  <a href={`mailto:${job.applyEmail}`}>
                    <EmailAddress address={job.applyEmail} />
                  </a>
                ),
              },
            ]
          : []),
        // An open one’s button leads there.
        ...(job.source && !(job.isOpen && job.source.url)
          ? [{ term: words.job.advertFrom, value: <Source {...job.source} /> }]
          : []),
      ]}
    />
  )
}

/** The digits of a range, which are the same in every notation. */
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
