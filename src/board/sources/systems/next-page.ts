import { findText } from './find-text.ts'
import { systemOf, type SystemName } from './feed-systems.ts'

/** Adverts of an answer of a list that is read in parts. */
const PAGE_ADVERTS = 100
/** More than any employer has; a list that goes on is not complete. */
export const MOST_PAGES = 200

interface Answered {
  address: string
  body: Buffer
  /** The adverts of this answer, and the number of answers so far. */
  count: number
  pages: number
}

/**
 * Whether a part begins with the last advert of the one before: an advert that has left the list meanwhile would hide
 * another one between two parts.
 */
export function overlaps(system: SystemName): boolean {
  return ['skip', 'offset'].includes(systemOf(system).paging ?? '')
}

/** Whether so many adverts are as many as the last answer of a list says that there are, if it does. */
export function areAll(system: SystemName, body: Buffer, count: number): boolean {
  const { total } = systemOf(system)
  const stated = total === undefined ? null : findText(body, total)
  return stated === null || !(count < Number(stated))
}

/** The address of the first part of a list: with the size of a part, where its system takes one. */
export function firstPage(system: SystemName, address: string): string {
  const { paging } = systemOf(system)
  if (paging === 'skip') return withParameters(address, { skip: '0', limit: `${PAGE_ADVERTS}` })
  if (paging === 'offset') return withParameters(address, { offset: '0', limit: `${PAGE_ADVERTS}` })
  if (paging === 'pages') return withParameters(address, { page: '1', limit: `${PAGE_ADVERTS}` })
  return address
}

/** The address of the next part; null after the last. */
export function nextPage(system: SystemName, answered: Answered): string | null {
  const { address, body, count, pages } = answered
  const { paging } = systemOf(system)
  if (paging === 'next') return linkIn(body, address)
  if (paging === 'pages') {
    const total = Number(findText(body, 'totalPages') ?? Number.NaN)
    const goesOn = Number.isNaN(total) ? count >= PAGE_ADVERTS : pages < total
    return goesOn ? withParameters(address, { page: `${pages + 1}` }) : null
  }
  if (paging === undefined || count < PAGE_ADVERTS) return null
  const from = `${pages * (PAGE_ADVERTS - 1)}`
  return withParameters(address, paging === 'skip' ? { skip: from } : { offset: from })
}

/** The `next` of a list’s links, at the host of the list only. */
function linkIn(body: Buffer, address: string) {
  const next = findText(body, 'next')
  if (!next || !URL.canParse(next, address)) return null
  const url = new URL(next, address)
  return url.host === new URL(address).host && url.href !== address ? url.href : null
}

function withParameters(address: string, parameters: Record<string, string>) {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
