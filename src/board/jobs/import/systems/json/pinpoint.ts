import {
  at,
  boardName,
  hostOf,
  joinParts,
  textAt,
  type System,
} from '#board/jobs/import/systems/system.ts'

/** Pinpoint’s careers site: `BOARD.pinpointhq.com/postings.json`. It names no employer. */
export const pinpoint: System = {
  recognises: (record) => 'deadline_at' in record && 'compensation_visible' in record,
  read: (record) => {
    const url = textAt(record, 'url')
    const pay = at(record, 'compensation_visible') === false ? undefined : record
    return {
      // Ids are those of one board.
      source: hostOf(url),
      reference: textAt(record, 'id'),
      url,
      title: textAt(record, 'title'),
      employer: boardName(url, 'host'),
      description: joinParts([
        { html: textAt(record, 'description') },
        {
          heading: textAt(record, 'key_responsibilities_header') ?? 'Key responsibilities',
          html: textAt(record, 'key_responsibilities'),
        },
        {
          heading: textAt(record, 'skills_knowledge_expertise_header') ?? 'Skills and experience',
          html: textAt(record, 'skills_knowledge_expertise'),
        },
        {
          heading: textAt(record, 'benefits_header') ?? 'Benefits',
          html: textAt(record, 'benefits'),
        },
      ]),
      type: textAt(record, 'employment_type_text'),
      category: textAt(record, 'job', 'department', 'name'),
      location: textAt(record, 'location', 'city') ?? textAt(record, 'location', 'name'),
      region: textAt(record, 'location', 'province'),
      postcode: textAt(record, 'location', 'postal_code'),
      remote: textAt(record, 'workplace_type') === 'remote' ? 'true' : undefined,
      payMin: textAt(pay, 'compensation_minimum'),
      payMax: textAt(pay, 'compensation_maximum'),
      payCurrency: textAt(pay, 'compensation_currency'),
      payPeriod: textAt(pay, 'compensation_frequency'),
      closesAt: textAt(record, 'deadline_at'),
    }
  },
}
