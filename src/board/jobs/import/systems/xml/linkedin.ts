import { fromFlatAdvert } from '#board/jobs/import/shapes/flat-advert.ts'
import { elementIn, hostOf, textAt, type System } from '#board/jobs/import/systems/system.ts'

/** LinkedIn’s XML for the jobs of partners. */
export const linkedin: System = {
  recognises: (record) => 'partnerjobid' in record,
  read: (record, feed) => {
    const [, high] = /<highend>(.*?)<\/highend>/s.exec(`${record.salaries}`) ?? []
    const [, low] = /<lowend>(.*?)<\/lowend>/s.exec(`${record.salaries}`) ?? []
    return {
      ...fromFlatAdvert(record),
      source: hostOf(feed.publisherurl) ?? feed.publisher,
      reference: textAt(record, 'partnerjobid'),
      url: textAt(record, 'applyurl'),
      type: textAt(record, 'jobtype'),
      payMin: elementIn(low, 'amount'),
      payMax: elementIn(high, 'amount'),
      payCurrency: elementIn(low, 'currencycode') ?? elementIn(high, 'currencycode'),
      payPeriod: elementIn(record.salaries, 'period'),
      postedAt: textAt(record, 'listdate'),
      closesAt: textAt(record, 'expirationdate'),
    }
  },
}
