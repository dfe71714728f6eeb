import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import type { ArrivalSide } from '#hiring/arrival/arrival.schema.ts'
import { arrivalPath } from '#trade/paths/arrival-paths.ts'
import type { ItemRow, Offer } from '#hiring/arrival/arrival.queries.ts'
import { findItem } from '#hiring/arrival/rules/arrival-rules.ts'
import { addDays } from '#platform/primitives/time/days.ts'

interface CalendarInput {
  offer: Pick<Offer, 'id' | 'jobId' | 'advert'>
  side: ArrivalSide
  items: readonly Pick<ItemRow, 'item' | 'plannedOn' | 'updatedAt'>[]
  publicUrl: string
}

/** The planned days of both sides, each a whole day, which is the same day in every time zone. */
export function writeCalendar({ offer, side, items, publicUrl }: CalendarInput): string {
  const { title, employer } = offer.advert
  const calendar = ical({
    name: 'From offer to arrival',
    prodId: { company: 'Landfall', product: 'From offer to arrival', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  const jobId = side === 'employer' ? offer.jobId : undefined
  const url = `${publicUrl}${arrivalPath({ id: offer.id, jobId })}`
  for (const { item, plannedOn, updatedAt } of items) {
    const label = findItem(item, side)?.label
    if (!plannedOn || !label) continue
    calendar.createEvent({
      // The same in every download, so that a calendar updates the entry instead of adding one.
      id: `${item}-${offer.id}@landfall`,
      stamp: new Date(updatedAt),
      start: atMidnight(plannedOn),
      end: atMidnight(addDays(plannedOn, 1)),
      allDay: true,
      timezone: 'UTC',
      summary: label,
      description: `${title}, ${employer}`,
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}

function atMidnight(day: string) {
  return new Date(`${day}T00:00:00Z`)
}
