import { fromJobPosting } from '#board/jobs/import/shapes/job-posting.ts'
import { at, hostOf, textAt, type System } from '#board/jobs/import/systems/system.ts'
import { isRecord } from '#platform/import/json-record.ts'

/** A JSON Feed whose items have a JobPosting each, as Teamtailor’s `/jobs.json`. The feed’s title is the employer. */
export const jsonFeed: System = {
  recognises: (record) => isRecord(record._jobposting),
  read: (record, feed) => {
    const posting = at(record, '_jobposting')
    const advert = isRecord(posting) ? fromJobPosting(posting) : {}
    const url = textAt(record, 'url') ?? advert.url
    return {
      ...advert,
      source: hostOf(feed.home_page_url) ?? hostOf(url),
      reference: textAt(record, 'id'),
      url,
      title: advert.title ?? textAt(record, 'title'),
      employer: advert.employer ?? feed.title,
      description: advert.description ?? textAt(record, 'content_html'),
      postedAt: advert.postedAt ?? textAt(record, 'date_published'),
    }
  },
}
