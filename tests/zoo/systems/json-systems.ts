import { htmlOf } from './advert-text.ts'
import type { Employer, List, ZooAdvert } from './zoo-system.ts'

/** An advert without an id has no page either. */
const link = (
  { slug }: Employer,
  { reference }: ZooAdvert,
  start = `https://${slug}.jobs.example/`,
) => (reference ? `${start}${reference}` : '')

export const greenhouse: List = (adverts, employer) =>
  JSON.stringify({
    jobs: adverts.map((advert) => ({
      absolute_url: link(employer, advert),
      internal_job_id: 1,
      id: advert.reference,
      title: advert.title,
      company_name: employer.company,
      first_published: advert.postedAt,
      location: { name: `${advert.town}, United Kingdom` },
      content: htmlOf(advert).replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    })),
    meta: { total: adverts.length },
  })

export const lever: List = (adverts, employer) =>
  JSON.stringify(
    adverts.map((advert) => ({
      id: advert.reference,
      text: advert.title,
      hostedUrl: link(employer, advert, `https://jobs.lever.co/${employer.slug}/`),
      categories: { commitment: 'Permanent', location: advert.town },
      description: htmlOf(advert),
      lists: [],
      additional: '',
      country: 'GB',
      createdAt: Date.parse(advert.postedAt),
    })),
  )

export const ashby: List = (adverts, employer) =>
  JSON.stringify({
    jobs: adverts.map((advert) => ({
      id: advert.reference,
      title: advert.title,
      jobUrl: link(employer, advert, `https://jobs.ashbyhq.com/${employer.slug}/`),
      isListed: true,
      location: advert.town,
      employmentType: 'FullTime',
      descriptionHtml: htmlOf(advert),
      publishedAt: advert.postedAt,
    })),
    apiVersion: '1',
  })

export const workable: List = (adverts, employer) =>
  JSON.stringify({
    name: employer.company,
    description: null,
    jobs: adverts.map((advert) => ({
      shortcode: advert.reference,
      title: advert.title,
      telecommuting: false,
      url: link(employer, advert),
      published_on: advert.postedAt.slice(0, 10),
      city: advert.town,
      country: 'United Kingdom',
      description: htmlOf(advert),
    })),
  })

export const recruitee: List = (adverts, employer) =>
  JSON.stringify({
    offers: adverts.map((advert) => ({
      id: advert.reference,
      status: 'published',
      title: advert.title,
      company_name: employer.company,
      careers_url: link(employer, advert),
      careers_apply_url: `${link(employer, advert)}/apply`,
      description: htmlOf(advert),
      requirements: '<p>Kindness.</p>',
      city: advert.town,
      country_code: 'GB',
      published_at: advert.postedAt,
    })),
  })

export const pinpoint: List = (adverts, employer) =>
  JSON.stringify({
    data: adverts.map((advert) => ({
      id: advert.reference,
      title: advert.title,
      url: link(employer, advert, `https://${employer.slug}.pinpointhq.com/en/postings/`),
      description: htmlOf(advert),
      compensation_visible: false,
      deadline_at: null,
      location: { city: advert.town, name: advert.town },
    })),
  })

const bamboohrOpening = ({ title, town }: ZooAdvert) => ({
  jobOpeningName: title,
  location: { city: town, state: null },
})

export const bamboohr: List = (adverts) =>
  JSON.stringify({
    meta: { totalCount: adverts.length },
    result: adverts.map((advert) => ({ id: advert.reference, ...bamboohrOpening(advert) })),
  })

export function bamboohrDetail(advert: ZooAdvert): string {
  const jobOpening = {
    ...bamboohrOpening(advert),
    description: htmlOf(advert),
    datePosted: advert.postedAt.slice(0, 10),
  }
  return JSON.stringify({ result: { jobOpening } })
}

function jobPosting(advert: ZooAdvert, employer: Employer) {
  return {
    '@type': 'JobPosting',
    identifier: advert.reference,
    url: link(employer, advert),
    title: advert.title,
    description: htmlOf(advert),
    datePosted: advert.postedAt.slice(0, 10),
    hiringOrganization: { '@type': 'Organization', name: employer.company },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: advert.town, addressCountry: 'GB' },
    },
  }
}

export const schemaOrgList: List = (adverts, employer) =>
  JSON.stringify(adverts.map((advert) => jobPosting(advert, employer)))

export const jobPostingPage: List = (adverts, employer) => {
  const graph = adverts.map((advert) => jobPosting(advert, employer))
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return `<!doctype html><html lang="en"><title>Jobs</title>
<script type="application/ld+json">${data.replaceAll('</', String.raw`<\/`)}</script><h1>Jobs</h1></html>`
}
