import { at, joinParts, textAt, type System } from '#board/jobs/import/systems/system.ts'

const SECTIONS = ['companyDescription', 'jobDescription', 'qualifications', 'additionalInformation']

/** SmartRecruiters’ posting API: `api.smartrecruiters.com/v1/companies/BOARD/postings`; only an advert’s own answer has its text. */
export const smartrecruiters: System = {
  recognises: (record) =>
    'releasedDate' in record && at(record, 'company', 'identifier') !== undefined,
  read: (record) => {
    const [company, id] = [textAt(record, 'company', 'identifier'), textAt(record, 'id')]
    return {
      source: 'smartrecruiters.com',
      reference: id,
      url:
        textAt(record, 'postingUrl') ??
        `https://jobs.smartrecruiters.com/${encodeURIComponent(`${company}`)}/${id}`,
      title: textAt(record, 'name'),
      employer: textAt(record, 'company', 'name'),
      description: joinParts(
        SECTIONS.map((section) => ({
          heading: textAt(record, 'jobAd', 'sections', section, 'title'),
          html: textAt(record, 'jobAd', 'sections', section, 'text'),
        })),
      ),
      type: textAt(record, 'typeOfEmployment', 'label'),
      category: textAt(record, 'function', 'label') ?? textAt(record, 'industry', 'label'),
      location: textAt(record, 'location', 'city'),
      region: textAt(record, 'location', 'region'),
      postcode: textAt(record, 'location', 'postalCode'),
      country: textAt(record, 'location', 'country')?.toUpperCase(),
      latitude: textAt(record, 'location', 'latitude'),
      longitude: textAt(record, 'location', 'longitude'),
      remote: textAt(record, 'location', 'remote'),
      postedAt: textAt(record, 'releasedDate'),
      isUnlisted: at(record, 'active') === false,
    }
  },
}
