import { elementIn, textAt, type System } from '#board/jobs/import/systems/system.ts'

/** NHS Jobs’ search as XML: `jobs.nhs.uk/api/v1/search_xml`. Each advert is a <vacancyDetails>. */
export const nhsJobs: System = {
  recognises: (record) => 'closedate' in record && 'postdate' in record,
  read: (record) => ({
    source: 'jobs.nhs.uk',
    reference: textAt(record, 'reference') ?? textAt(record, 'id'),
    url: textAt(record, 'url'),
    title: textAt(record, 'title'),
    employer: textAt(record, 'employer'),
    description: textAt(record, 'description'),
    type: textAt(record, 'type'),
    location: elementIn(record.locations, 'location') ?? textAt(record, 'locations', 'location'),
    payText: textAt(record, 'salary'),
    postedAt: textAt(record, 'postdate'),
    closesAt: textAt(record, 'closedate'),
  }),
}
