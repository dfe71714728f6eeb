import { at, textAt, type System } from '#board/jobs/import/systems/system.ts'

/** BambooHR’s careers list: `BOARD.bamboohr.com/careers/list`. It names no employer, and its adverts have no text. */
export const bamboohr: System = {
  recognises: (record) => 'jobOpeningName' in record,
  read: (record) => ({
    reference: textAt(record, 'id'),
    title: textAt(record, 'jobOpeningName'),
    employer: textAt(record, 'employer'),
    description: textAt(record, 'description'),
    type: textAt(record, 'employmentStatusLabel'),
    category: textAt(record, 'departmentLabel'),
    location: textAt(record, 'location', 'city') ?? textAt(record, 'atsLocation', 'city'),
    region: textAt(record, 'location', 'state') ?? textAt(record, 'atsLocation', 'province'),
    country: textAt(record, 'atsLocation', 'country'),
    remote: at(record, 'isRemote') === true ? 'true' : undefined,
    postedAt: textAt(record, 'datePosted'),
  }),
}
