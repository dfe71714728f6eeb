import { apart, at, boardName, textAt, type System } from '#board/jobs/import/systems/system.ts'

/** Ashby’s job postings API: `api.ashbyhq.com/posting-api/job-board/BOARD?includeCompensation=true`. It names no employer. */
export const ashby: System = {
  recognises: (record) => 'jobUrl' in record && 'isListed' in record,
  read: (record) => {
    const url = textAt(record, 'jobUrl')
    const address = at(record, 'address', 'postalAddress')
    const isPayShown = at(record, 'shouldDisplayCompensationOnJobPostings') !== false
    const salary = [at(record, 'compensation', 'summaryComponents')]
      .flat()
      .find((component) => at(component, 'compensationType') === 'Salary')
    const pay = isPayShown ? salary : undefined
    return {
      source: 'ashbyhq.com',
      reference: textAt(record, 'id'),
      url,
      title: textAt(record, 'title'),
      employer: textAt(record, 'employer') ?? boardName(url, 'path'),
      description: textAt(record, 'descriptionHtml') ?? textAt(record, 'descriptionPlain'),
      type: apart(textAt(record, 'employmentType')),
      category: textAt(record, 'department'),
      location: textAt(address, 'addressLocality') ?? textAt(record, 'location'),
      region: textAt(address, 'addressRegion'),
      country: textAt(address, 'addressCountry'),
      remote: textAt(record, 'isRemote'),
      payMin: textAt(pay, 'minValue'),
      payMax: textAt(pay, 'maxValue'),
      payCurrency: textAt(pay, 'currencyCode'),
      payPeriod: textAt(pay, 'interval')?.replace(/^1 /, '').toLowerCase(),
      postedAt: textAt(record, 'publishedAt'),
      isUnlisted: at(record, 'isListed') === false,
    }
  },
}
