import type { AdvertSnapshot } from './model/application-views.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { Job } from '#trade/jobs.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { toView, type ViewRow } from '#board/jobs/stored/job-rows.ts'

/** The advert as it is now, to be saved with an application. */
export function createSnapshot(row: ViewRow): AdvertSnapshot {
  const { category, ...job } = toView(row)
  return {
    title: job.title,
    employer: job.employer,
    location: job.location,
    type: job.type,
    pay: job.pay,
    hoursPerWeek: job.hoursPerWeek,
    description: job.description,
    postedAt: job.postedAt,
    closesAt: job.closesAt,
    category: category.name,
  }
}

/** A removed job, as its applicants still see it. */
export function snapshotToWire(id: Id, advert: AdvertSnapshot): Job {
  return {
    _id: id,
    userID: null,
    logo: null,
    date: mediumDate(advert.postedAt),
    name: advert.employer,
    title: advert.title,
    ranges: advert.type,
    category: advert.category,
    location: advert.location,
    description: advert.description,
    email: null,
  }
}
