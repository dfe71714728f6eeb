import type { Advert } from '../advert.ts'
import { isRecord } from '../formats/json-record.ts'
import { textOf } from './text-of.ts'

/** What our own `/api/v1/jobs` gives out; lists and details alike. */
export function isOwnJob(record: Record<string, unknown>): boolean {
  return '_id' in record && 'title' in record && 'ranges' in record
}

export function fromOwnJob(record: Record<string, unknown>): Advert {
  const pay = isRecord(record.pay) ? record.pay : {}
  const source = isRecord(record.source) ? record.source : {}
  const country = textOf(record.country)
  return {
    reference: textOf(record._id),
    boardId: textOf(record._id),
    isClosed: record.status === 'closed',
    source: textOf(source.name),
    url: textOf(source.url),
    title: textOf(record.title),
    employer: textOf(record.name),
    description: textOf(record.description),
    type: textOf(record.ranges),
    category: textOf(record.category),
    location: 'place' in record ? textOf(record.place) : textOf(record.location),
    country,
    postcode: textOf(record.postcodeDistrict),
    latitude: textOf(record.latitude),
    longitude: textOf(record.longitude),
    remote: textOf(record.isRemote),
    payMin: textOf(pay.min),
    payMax: textOf(pay.max),
    payCurrency: textOf(pay.currency),
    payPeriod: textOf(pay.period),
    payText: textOf(pay.text),
    hours: textOf(record.hoursPerWeek),
    email: textOf(record.email),
    postedAt: textOf(record.postedAt) ?? textOf(record.date),
    closesAt: textOf(record.closesAt),
  }
}
