import type { Advert } from '#board/jobs/import/advert.ts'
import { isRecord } from '#platform/import/json-record.ts'
import { toText } from '#platform/import/text-of.ts'

type Properties = Record<string, unknown>

/** Recognises schema.org's JobPosting, with or without `@type`, with or without namespaces. */
export function isJobPosting(record: Properties): boolean {
  const types = [record['@type'] ?? record.type].flat()
  return types.some((type) => /(?:^|[:/])JobPosting$/.test(String(type))) || isUntyped(record)
}

function isUntyped(record: Properties) {
  return Object.keys(record).some((key) =>
    /(?:^|[:/])(?:hiringOrganization|jobLocation)$/.test(key),
  )
}

export function fromJobPosting(record: Properties): Advert {
  const posting = bare(record)
  const organisation = first(posting.hiringOrganization)
  const contact = first(posting.applicationContact)
  return {
    ...identityOf(posting),
    ...locationOf(posting),
    ...payOf(posting),
    title: toText(posting.title) ?? toText(posting.name),
    employer: toText(organisation?.name ?? organisation?.legalName ?? posting.hiringOrganization),
    description: toText(posting.description),
    type: toText(posting.employmentType),
    hours: toText(posting.workHours),
    category:
      toText(posting.industry) ?? toText(posting.occupationalCategory) ?? toText(posting.category),
    email: toText(contact?.email),
    postedAt: toText(posting.datePosted),
    closesAt: toText(posting.validThrough),
  }
}

function identityOf(posting: Properties): Advert {
  const identifier = first(posting.identifier)
  const url = toText(posting.url) ?? toText(posting['@id'])
  // An identifier's name is that of its issuer, the same for every advert.
  const reference = identifier
    ? toText(identifier.value ?? identifier['@id'])
    : toText(posting.identifier)
  return { reference: reference ?? url, source: toText(identifier?.name) ?? hostOf(url), url }
}

function locationOf(posting: Properties): Advert {
  const place = first(posting.jobLocation)
  const address = first(place?.address)
  const geo = first(place?.geo) ?? place
  const area = first(posting.applicantLocationRequirements)
  const isRemote = /TELECOMMUTE/i.test(toText(posting.jobLocationType) ?? '')
  return {
    location: address
      ? toText(address.addressLocality)
      : (toText(place?.address) ?? toText(posting.jobLocation)),
    region: toText(address?.addressRegion),
    postcode: toText(address?.postalCode),
    country: toText(address?.addressCountry) ?? toText(area),
    latitude: toText(geo?.latitude),
    longitude: toText(geo?.longitude),
    remote: isRemote ? 'true' : undefined,
  }
}

function payOf(posting: Properties): Advert {
  const salary = first(posting.baseSalary)
  if (!salary) return { payText: toText(posting.baseSalary) ?? toText(posting.salary) }
  const amount = first(salary.value) ?? salary
  const value = toText(amount.value)
  return {
    // Teaching Vacancies writes words where schema.org has a number.
    payText: value && /[^\d.,\s]/.test(value) ? value : undefined,
    payMin: toText(amount.minValue) ?? value,
    payMax: toText(amount.maxValue) ?? value,
    payPeriod: toText(amount.unitText) ?? toText(salary.unitText),
    payCurrency:
      toText(salary.currency) ?? toText(amount.currency) ?? toText(posting.salaryCurrency),
  }
}

/** The first object of a value that may be a list, its keys without namespaces. */
function first(value: unknown): Properties | null {
  const found = [value].flat().find(isRecord)
  return found ? bare(found) : null
}

function bare(record: Properties): Properties {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key.replace(/^.*[:/](?=[^:/]+$)/, ''), value]),
  )
}

function hostOf(url: string | undefined) {
  const host = url && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
  return host || undefined
}
