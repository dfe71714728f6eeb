import { textAt, type System } from '#board/jobs/import/systems/system.ts'

/** Workable’s widget: `apply.workable.com/api/v1/widget/accounts/BOARD?details=true`. The file names the employer once. */
export const workable: System = {
  recognises: (record) => 'shortcode' in record && 'telecommuting' in record,
  read: (record, feed) => ({
    source: 'workable.com',
    reference: textAt(record, 'shortcode'),
    url: textAt(record, 'url') ?? textAt(record, 'shortlink'),
    title: textAt(record, 'title'),
    employer: textAt(record, 'employer') ?? textAt(record, 'company') ?? feed.name,
    description: textAt(record, 'description'),
    type: textAt(record, 'employment_type'),
    category: textAt(record, 'function') ?? textAt(record, 'industry'),
    location: textAt(record, 'city'),
    region: textAt(record, 'state'),
    country: textAt(record, 'country'),
    remote: textAt(record, 'telecommuting'),
    postedAt: textAt(record, 'published_on') ?? textAt(record, 'created_at'),
  }),
}
