import { elementIn, hostOf, textAt, type System } from '#board/jobs/import/systems/system.ts'

/** Teamtailor’s RSS: `/jobs.rss` of a careers site. The channel’s title is the employer. */
export const teamtailor: System = {
  recognises: (record) => 'tt:locations' in record || 'tt:department' in record,
  read: (record, feed) => {
    const [url, places] = [textAt(record, 'link'), record['tt:locations']]
    return {
      source: hostOf(feed.link) ?? hostOf(url),
      reference: textAt(record, 'guid'),
      url,
      title: textAt(record, 'title'),
      employer: textAt(record, 'tt:company') ?? feed.title,
      description: textAt(record, 'description'),
      category: textAt(record, 'tt:department'),
      location: elementIn(places, 'tt:city') ?? elementIn(places, 'tt:name'),
      postcode: elementIn(places, 'tt:zip'),
      country: elementIn(places, 'tt:country'),
      remote: textAt(record, 'remotestatus') === 'fully' ? 'true' : undefined,
      postedAt: textAt(record, 'pubdate'),
    }
  },
}
