import type { Advert } from '../advert.ts'
import { isRecord } from '../formats/json-record.ts'
import { textOf } from './text-of.ts'

type Properties = Record<string, unknown>

/** schema.org's JobPosting, with or without its `@type`, its keys bare or with a namespace. */
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
    title: textOf(posting.title) ?? textOf(posting.name),
    employer: textOf(organisation?.name ?? organisation?.legalName ?? posting.hiringOrganization),
    description: textOf(posting.description),
    type: textOf(posting.employmentType),
    hours: textOf(posting.workHours),
    category:
      textOf(posting.industry) ?? textOf(posting.occupationalCategory) ?? textOf(posting.category),
    email: textOf(contact?.email),
    postedAt: textOf(posting.datePosted),
    closesAt: textOf(posting.validThrough),
  }
}

function identityOf(posting: Properties): Advert {
  const identifier = first(posting.identifier)
  const url = textOf(posting.url) ?? textOf(posting['@id'])
  // The name of an identifier is its issuer's, the same for every advert.
  const reference = identifier
    ? textOf(identifier.value ?? identifier['@id'])
    : textOf(posting.identifier)
  return { reference: reference ?? url, source: textOf(identifier?.name) ?? hostOf(url), url }
}

function locationOf(posting: Properties): Advert {
  const place = first(posting.jobLocation)
  const address = first(place?.address)
  const geo = first(place?.geo) ?? place
  const area = first(posting.applicantLocationRequirements)
  const isRemote = /TELECOMMUTE/i.test(textOf(posting.jobLocationType) ?? '')
  return {
    location: address
      ? textOf(address.addressLocality)
      : (textOf(place?.address) ?? textOf(posting.jobLocation)),
    region: textOf(address?.addressRegion),
    postcode: textOf(address?.postalCode),
    country: textOf(address?.addressCountry) ?? textOf(area),
    latitude: textOf(geo?.latitude),
    longitude: textOf(geo?.longitude),
    remote: isRemote ? 'true' : undefined,
  }
}

function payOf(posting: Properties): Advert {
  const salary = first(posting.baseSalary)
  if (!salary) return { payText: textOf(posting.baseSalary) ?? textOf(posting.salary) }
  const amount = first(salary.value) ?? salary
  return {
    payMin: textOf(amount.minValue) ?? textOf(amount.value),
    payMax: textOf(amount.maxValue) ?? textOf(amount.value),
    payPeriod: textOf(amount.unitText) ?? textOf(salary.unitText),
    payCurrency:
      textOf(salary.currency) ?? textOf(amount.currency) ?? textOf(posting.salaryCurrency),
  }
}

/** The first object of a value that may be a list of them, its keys bare. */
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
