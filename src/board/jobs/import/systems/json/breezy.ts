import { hostOf, textAt, type System } from '#board/jobs/import/systems/system.ts'

/** Breezy’s careers site: `BOARD.breezy.hr/json?verbose=true`, without which adverts have no text. */
export const breezy: System = {
  recognises: (record) => 'friendly_id' in record && 'published_date' in record,
  read: (record) => {
    const url = textAt(record, 'url')
    return {
      source: hostOf(url),
      reference: textAt(record, 'id'),
      url,
      title: textAt(record, 'name'),
      employer: textAt(record, 'company', 'name'),
      description: textAt(record, 'description'),
      type: textAt(record, 'type', 'name'),
      category: textAt(record, 'department'),
      location: textAt(record, 'location', 'city') ?? textAt(record, 'location', 'name'),
      country: textAt(record, 'location', 'country', 'id'),
      remote: textAt(record, 'location', 'is_remote'),
      payText: textAt(record, 'salary'),
      postedAt: textAt(record, 'published_date'),
    }
  },
}
