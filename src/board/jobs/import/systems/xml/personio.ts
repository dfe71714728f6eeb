import { textAt, type System } from '#board/jobs/import/systems/system.ts'

/** Personio’s feed: `BOARD.jobs.personio.de/xml`. Each advert is a <position>. */
export const personio: System = {
  recognises: (record) => 'jobdescriptions' in record,
  read: (record) => ({
    source: 'personio',
    reference: textAt(record, 'id'),
    title: textAt(record, 'name'),
    employer: textAt(record, 'subcompany'),
    description: textAt(record, 'jobdescriptions')
      ?.replaceAll(/<(\/?)name>/g, '<$1h3>')
      .replaceAll(/<\/?(?:jobdescription|value)>/g, ''),
    type: textAt(record, 'schedule') ?? textAt(record, 'employmenttype'),
    category: textAt(record, 'department'),
    location: textAt(record, 'office'),
    postedAt: textAt(record, 'createdat'),
  }),
}
