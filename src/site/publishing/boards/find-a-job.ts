import { jobPath } from '#board/jobs/model/job-paths.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import { notChecked } from '#trade/poster-words.ts'
import type { JobView } from '#trade/jobs.schema.ts'
import { toLondonDay } from '#platform/primitives/time/days.ts'
import { escapeXml } from '#platform/text/xml.ts'
import type { BoardFormat } from './board-format.ts'

/** The numbers of working patterns, contracts and categories that we could read; others are left out. */
const FULL_TIME = 1
const PART_TIME = 2
const CONTRACT = 2
const CATEGORIES: Record<string, number> = { tech: 14, education: 27 }
const APPLY_AT_URL = 2
/** The board closes an advert by itself after so many days, and refuses a later date. */
export const FIND_A_JOB_DAYS = 30
const DAY_MS = 86_400_000

/** The bulk upload of the DWP’s ‘Find a job’. It takes UK jobs. */
export const FIND_A_JOB: BoardFormat = {
  start: () => '<Vacancies>\n',
  job: (job, publicUrl) => (job.country.code === 'GB' ? vacancy(job, publicUrl) : ''),
  end: '</Vacancies>\n',
}

/** The file in which the board is told that adverts have gone before their day: without it, it shows them on. */
export function expiredVacancies(ids: readonly string[]): string {
  const elements = ids.map((id) => `<ExpireVacancy vacancyRefCode="${escapeXml(id)}"/>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ExpireVacancies>\n${elements.join('')}</ExpireVacancies>\n`
}

function vacancy(job: JobView, publicUrl: string): string {
  const { type, category, place, postcodeDistrict } = job
  const categoryId = CATEGORIES[category.slug]
  const location = [text('City', place), text('PostalCode', postcodeDistrict)].join('')
  return [
    `<Vacancy vacancyRefCode="${escapeXml(job.id)}">\n`,
    text('Title', job.title),
    text('Description', description(job)),
    `<Location>\n${location}</Location>\n`,
    text('VacancyExpiry', expiry(job)),
    type === 'Contract' ? choice('VacancyType', CONTRACT) : '',
    type === 'Full-time' ? choice('VacancyStatus', FULL_TIME) : '',
    type === 'Part-time' ? choice('VacancyStatus', PART_TIME) : '',
    categoryId ? choice('VacancyCategory', categoryId) : '',
    choice('ApplyMethod', APPLY_AT_URL),
    text('ApplyUrl', `${publicUrl}${jobPath(job)}`),
    '</Vacancy>\n',
  ].join('')
}

/** Plain text. Employer and pay stand in it, because we know no element for them. */
function description({ employer, pay, poster, description }: JobView): string {
  const words = formatPay(pay)
  return [
    poster === 'unproved' && notChecked(employer),
    `Employer: ${employer}`,
    words && `Pay: ${words}`,
    description,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The closing day, if the board takes it; without one, it closes the advert after 30 days. */
function expiry({ closesAt }: JobView): string | null {
  const days = closesAt === null ? 0 : (Date.parse(closesAt) - Date.now()) / DAY_MS
  return closesAt !== null && days >= 1 && days <= FIND_A_JOB_DAYS ? toLondonDay(closesAt) : null
}

function text(name: string, value: string | null): string {
  return value ? `<${name}>${escapeXml(value)}</${name}>\n` : ''
}

function choice(name: string, id: number): string {
  return `<${name} id="${id}"/>\n`
}
