import type { Advert } from '#board/jobs/import/advert.ts'
import { fromFlatAdvert } from '#board/jobs/import/shapes/flat-advert.ts'
import { fromJobPosting } from '#board/jobs/import/shapes/job-posting.ts'
import { isRecord } from '#platform/import/json-record.ts'
import type { FeedFacts, Field } from '#platform/import/source-record.ts'
import known from './systems.json' with { type: 'json' }
import { apart, at, boardName, elementIn, hostOf, joinParts, textAt } from './values.ts'

type Properties = Record<string, unknown>

/** A system in which employers keep their adverts. A new one is an entry of `systems.json` and a sample in the test. */
interface System {
  name: string
  /** Keys that no other system has; keys of XML are in lower case. One of these lists is whole in each advert. */
  has: readonly string[][]
  source?: string
  /** The value that tells an advert for everybody from a hidden one, where its system has both. */
  listed?: { path: string; is: string }
  /** The paths of our fields; of several, the first that has a text. */
  fields: Partial<Record<Field, string | string[]>>
}

const SYSTEMS = known as readonly System[]

/** An advert read by the paths of its system, and where it was read. */
interface Found {
  record: Properties
  /** What the file says once for all adverts. */
  feed: FeedFacts
  advert: Advert
}

/** What paths cannot say of a system’s adverts. */
const ALSO: Record<string, (found: Found) => Advert> = {
  greenhouse: ({ record }) => ({
    payMin: fromCents(at(record, 'pay_input_ranges.0.min_cents')),
    payMax: fromCents(at(record, 'pay_input_ranges.0.max_cents')),
    payPeriod: /hour/i.test(textAt(record, 'pay_input_ranges.0.title') ?? '') ? 'hour' : undefined,
  }),
  lever: ({ record, advert }) => ({
    employer: boardName(advert.url, 'path'),
    description: joinParts([
      { html: textAt(record, 'description') },
      ...[at(record, 'lists')].flat().map((list) => {
        const items = textAt(list, 'content')
        return { heading: textAt(list, 'text'), html: items && `<ul>${items}</ul>` }
      }),
      { html: textAt(record, 'additional') },
    ]),
    remote: textAt(record, 'workplaceType') === 'remote' ? 'true' : undefined,
    payPeriod: /per-(year|month|week|day|hour)/.exec(
      textAt(record, 'salaryRange.interval') ?? '',
    )?.[1],
  }),
  ashby({ record, advert }) {
    const isPayShown = at(record, 'shouldDisplayCompensationOnJobPostings') !== false
    const salary = [at(record, 'compensation.summaryComponents')]
      .flat()
      .find((component) => at(component, 'compensationType') === 'Salary')
    const pay = isPayShown ? salary : undefined
    return {
      employer: advert.employer ?? boardName(advert.url, 'path'),
      type: apart(advert.type),
      payMin: textAt(pay, 'minValue'),
      payMax: textAt(pay, 'maxValue'),
      payCurrency: textAt(pay, 'currencyCode'),
      payPeriod: textAt(pay, 'interval')?.replace(/^1 /, '').toLowerCase(),
    }
  },
  workable: ({ feed, advert }) => ({ employer: advert.employer ?? feed.name }),
  smartrecruiters({ record, advert: { url, reference, country } }) {
    const company = encodeURIComponent(`${textAt(record, 'company.identifier')}`)
    const sections = 'companyDescription jobDescription qualifications additionalInformation'
    return {
      url: url ?? `https://jobs.smartrecruiters.com/${company}/${reference}`,
      description: joinParts(
        sections.split(' ').map((section) => ({
          heading: textAt(record, `jobAd.sections.${section}.title`),
          html: textAt(record, `jobAd.sections.${section}.text`),
        })),
      ),
      country: country?.toUpperCase(),
    }
  },
  recruitee({ record, advert }) {
    const [least, most] = [textAt(record, 'min_hours'), textAt(record, 'max_hours')]
    return {
      description: joinParts([
        { html: textAt(record, 'description') },
        { html: textAt(record, 'requirements') },
      ]),
      type: apart(advert.type),
      hours: least === most ? most : undefined,
    }
  },
  pinpoint({ record, advert: { url } }) {
    const part = (name: string, heading: string) => ({
      heading: textAt(record, `${name}_header`) ?? heading,
      html: textAt(record, name),
    })
    const isPayHidden = at(record, 'compensation_visible') === false
    return {
      source: hostOf(url),
      employer: boardName(url, 'host'),
      description: joinParts([
        { html: textAt(record, 'description') },
        part('key_responsibilities', 'Key responsibilities'),
        part('skills_knowledge_expertise', 'Skills and experience'),
        part('benefits', 'Benefits'),
      ]),
      remote: textAt(record, 'workplace_type') === 'remote' ? 'true' : undefined,
      ...(isPayHidden && {
        payMin: undefined,
        payMax: undefined,
        payCurrency: undefined,
        payPeriod: undefined,
      }),
    }
  },
  breezy: ({ advert }) => ({ source: hostOf(advert.url) }),
  bamboohr: ({ record }) => ({ remote: at(record, 'isRemote') === true ? 'true' : undefined }),
  personio: ({ advert }) => ({
    description: advert.description
      ?.replaceAll(/<(\/?)name>/g, '<$1h3>')
      .replaceAll(/<\/?(?:jobdescription|value)>/g, ''),
  }),
  teamtailor({ record, feed, advert }) {
    const places = record['tt:locations']
    return {
      source: hostOf(feed.link) ?? hostOf(advert.url),
      employer: advert.employer ?? feed.title,
      location: elementIn(places, 'tt:city') ?? elementIn(places, 'tt:name'),
      postcode: elementIn(places, 'tt:zip'),
      country: elementIn(places, 'tt:country'),
      remote: textAt(record, 'remotestatus') === 'fully' ? 'true' : undefined,
    }
  },
  'wp-job-manager': ({ feed, advert }) => ({ source: hostOf(feed.link) ?? hostOf(advert.url) }),
  'nhs-jobs': ({ record, advert }) => ({
    location: elementIn(record.locations, 'location') ?? advert.location,
  }),
  carehome: ({ record }) => ({ payText: elementIn(record.terms, 'salary') }),
  linkedin({ record, feed, advert }) {
    const [, high] = /<highend>(.*?)<\/highend>/s.exec(`${record.salaries}`) ?? []
    const [, low] = /<lowend>(.*?)<\/lowend>/s.exec(`${record.salaries}`) ?? []
    return {
      ...fromFlatAdvert(record),
      ...advert,
      source: hostOf(feed.publisherurl) ?? feed.publisher,
      payMin: elementIn(low, 'amount'),
      payMax: elementIn(high, 'amount'),
      payCurrency: elementIn(low, 'currencycode') ?? elementIn(high, 'currencycode'),
      payPeriod: elementIn(record.salaries, 'period'),
    }
  },
}

/** Converts an advert of an employer’s own system; null if it is of none that we know. */
export function fromSystem(record: Properties, feed: FeedFacts): Advert | null {
  const system = SYSTEMS.find(({ has }) =>
    has.some((keys) => keys.every((key) => at(record, key) !== undefined)),
  )
  return system ? read(system, record, feed) : fromFeedItem(record, feed)
}

function read(
  { name, source, listed, fields }: System,
  record: Properties,
  feed: FeedFacts,
): Advert {
  const texts = Object.entries(fields).map(([field, paths]) => {
    const found = [paths].flat().map((path) => textAt(record, path))
    return [field, found.find((text) => text !== undefined)] as const
  })
  const state = listed && textAt(record, listed.path)
  const isUnlisted = state !== undefined && state !== listed?.is
  const advert = { ...Object.fromEntries(texts), source, isUnlisted } as Advert
  return { ...advert, ...ALSO[name]?.({ record, feed, advert }) }
}

/** An item of a JSON Feed with a JobPosting, as in Teamtailor’s `/jobs.json`. The feed’s title is the employer. */
function fromFeedItem(record: Properties, feed: FeedFacts): Advert | null {
  if (!isRecord(record._jobposting)) return null
  const advert = fromJobPosting(record._jobposting)
  const url = textAt(record, 'url') ?? advert.url
  return {
    ...advert,
    source: hostOf(feed.home_page_url) ?? hostOf(url),
    reference: textAt(record, 'id'),
    url,
    title: advert.title ?? textAt(record, 'title'),
    employer: advert.employer ?? feed.title,
    description: advert.description ?? textAt(record, 'content_html'),
    postedAt: advert.postedAt ?? textAt(record, 'date_published'),
  }
}

function fromCents(cents: unknown) {
  return typeof cents === 'number' ? String(cents / 100) : undefined
}
