import type { Advert } from '#board/jobs/import/advert.ts'
import { isRecord } from '#platform/import/json-record.ts'
import { toText } from '#platform/import/text-of.ts'

/** Recognises a job from our own `/api/v1/jobs`, from a list or its details. */
export function isOwnJob(record: Record<string, unknown>): boolean {
  return '_id' in record && 'title' in record && 'ranges' in record
}

export function fromOwnJob(record: Record<string, unknown>): Advert {
  const pay = isRecord(record.pay) ? record.pay : {}
  const source = isRecord(record.source) ? record.source : {}
  const country = toText(record.country)
  return {
    reference: toText(record._id),
    boardId: toText(record._id),
    isClosed: record.status === 'closed',
    source: toText(source.name),
    url: toText(source.url),
    title: toText(record.title),
    employer: toText(record.name),
    description: toText(record.description),
    type: toText(record.ranges),
    category: toText(record.category),
    location: 'place' in record ? toText(record.place) : toText(record.location),
    country,
    postcode: toText(record.postcodeDistrict),
    latitude: toText(record.latitude),
    longitude: toText(record.longitude),
    remote: toText(record.isRemote),
    payMin: toText(pay.min),
    payMax: toText(pay.max),
    payCurrency: toText(pay.currency),
    payPeriod: toText(pay.period),
    payText: toText(pay.text),
    hours: toText(record.hoursPerWeek),
    email: toText(record.email),
    postedAt: toText(record.postedAt) ?? toText(record.date),
    closesAt: toText(record.closesAt),
  }
}
