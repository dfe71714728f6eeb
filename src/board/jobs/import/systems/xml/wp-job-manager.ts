import { hostOf, textAt, type System } from '#board/jobs/import/systems/system.ts'

/** WP Job Manager’s RSS: `/?feed=job_feed` of a WordPress site. The description is an excerpt, the whole text its content. */
export const wpJobManager: System = {
  recognises: (record) => 'job_listing:company' in record || 'job_listing:location' in record,
  read: (record, feed) => {
    const url = textAt(record, 'link')
    return {
      source: hostOf(feed.link) ?? hostOf(url),
      reference: textAt(record, 'guid'),
      url,
      title: textAt(record, 'title'),
      employer: textAt(record, 'job_listing:company'),
      description: textAt(record, 'content:encoded') ?? textAt(record, 'description'),
      type: textAt(record, 'job_listing:job_type'),
      location: textAt(record, 'job_listing:location'),
      payText: textAt(record, 'job_listing:salary'),
      postedAt: textAt(record, 'pubdate'),
    }
  },
}
