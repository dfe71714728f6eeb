import type { CaseReason, Risk } from '#safety/cases/moderation.schema.ts'
import type { Poster } from '#trade/poster.schema.ts'
import { findOurName, findPublicBody } from '#safety/names/public-names.ts'
import { findSaidBody, type SaidEmployer } from '#safety/names/said-employers.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { boxWords } from '#board/screening/names/box-words.ts'
import { hasCareDuties } from './care-duties.ts'

/** Facts about an advert besides its words. */
export interface Circumstances {
  poster: Poster
  employerName: string
  /** The body that its organisation claims to be. */
  legalName: string | null
  /** The name of the register entry that its organisation claims to be. */
  entryName: string | null
  title: string
  description: string
  applyEmail: string | null
  /** What its title, place and text say about who employs. */
  employers: SaidEmployer[]
  /** The SOC 2020 code that the employer chose. */
  occupationCode: string | null
  /** Other organisations that have proved such a name or this entry. */
  others: { name: string }[]
  /** Other organisations whose proved name its title, place or text gives as the employer. */
  named: { name: string }[]
  /** The register entry whose recruiting office an unproved poster calls itself, or that a proved one names as the employer. */
  borrowedFrom: string | null
  /** The number of other adverts that its organisation or author has posted in the last ten minutes. */
  recentAdverts: number
  /** Markers of earlier frauds that this text contains too. */
  markers: { kind: string; value: string; caseNumber: number | null }[]
}

interface Circumstance {
  code: string
  /** The name in the desk’s figures. */
  name: string
  risk: Risk
  /** Skipped for an organisation that has proved who it is. */
  isForUnproved: boolean
  /** The finding in words; null without one. */
  detect: (advert: Circumstances) => string | null
}

/** More than a care home posts at once by hand: nobody honest fills in eleven forms in ten minutes. */
const BURST = 10
export const BURST_CODE = 'R-01'
const CARE_CODES = new Set(['6135', '6136'])

/** Reasons to hold an advert for the desk, whatever its words. */
export const CIRCUMSTANCES: readonly Circumstance[] = [
  {
    code: 'K-01',
    name: 'Used by an earlier fraud',
    risk: 1,
    isForUnproved: false,
    detect: ({ markers: [marker] }) =>
      marker
        ? `It has something that an earlier fraud used: ${marker.value}${ofCase(marker)}.`
        : null,
  },
  {
    code: 'N-01',
    name: 'Name of a public body',
    risk: 1,
    isForUnproved: true,
    detect: (advert) => {
      const body = findBody(advert)
      return body
        ? `It names ${body.isOurs ? 'us' : 'a public body'}, ‘${body.name}’, and the poster has not shown that they act for it.`
        : null
    },
  },
  {
    code: 'N-02',
    name: 'Name of another organisation',
    risk: 1,
    isForUnproved: true,
    detect: ({ others: [other] }) =>
      other ? `Another organisation has proved that it is ‘${other.name}’.` : null,
  },
  {
    code: 'N-03',
    name: 'Licence of another name',
    risk: 2,
    isForUnproved: true,
    detect: ({ employerName, entryName }) =>
      entryName !== null && !isSameName(employerName, entryName)
        ? `The company is ‘${employerName}’, the licence is of ‘${entryName}’.`
        : null,
  },
  {
    code: 'N-04',
    name: 'Recruiting office of a licensed employer',
    risk: 1,
    isForUnproved: true,
    detect: ({ borrowedFrom }) =>
      borrowedFrom
        ? `It names a recruiting office of ‘${borrowedFrom}’, and the poster has not shown that they act for it.`
        : null,
  },
  {
    code: 'N-05',
    name: 'Public body as employer beside a proved one',
    risk: 2,
    isForUnproved: false,
    detect: (advert) => {
      const named = advert.poster === 'proved' ? findOtherBody(advert) : null
      return named
        ? `Its words name ‘${named}’ as the employer, its poster is ‘${advert.employerName}’.`
        : null
    },
  },
  {
    code: 'N-06',
    name: 'Another proved employer beside a proved one',
    risk: 2,
    isForUnproved: false,
    detect: ({ poster, employerName, named: [other] }) =>
      poster === 'proved' && other
        ? `Its words name ‘${other.name}’ as the employer, its poster is ‘${employerName}’.`
        : null,
  },
  {
    code: 'N-07',
    name: 'Another licensed employer beside a proved one',
    risk: 2,
    isForUnproved: false,
    detect: ({ poster, employerName, borrowedFrom, named }) =>
      poster === 'proved' && borrowedFrom && named.length === 0
        ? `Its words name ‘${borrowedFrom}’ as the employer, its poster is ‘${employerName}’.`
        : null,
  },
  {
    code: 'D-01',
    name: 'Duties of another occupation',
    risk: 2,
    isForUnproved: false,
    detect: ({ occupationCode, description }) =>
      occupationCode !== null && !CARE_CODES.has(occupationCode) && hasCareDuties(description)
        ? `The duties are those of a care worker, the chosen occupation is ${occupationCode}.`
        : null,
  },
  {
    code: BURST_CODE,
    name: 'Many adverts at once',
    risk: 2,
    isForUnproved: true,
    detect: ({ recentAdverts }) =>
      recentAdverts >= BURST ? `${recentAdverts} more adverts within ten minutes.` : null,
  },
]

/** Codes of the circumstances that no longer count once the organisation has proved who it is. */
export const UNPROVED_CODES = CIRCUMSTANCES.filter(({ isForUnproved }) => isForUnproved).map(
  ({ code }) => code,
)

/** The circumstances for which an advert is held, and the highest risk among them; 1 is the highest. */
export function assessCircumstances(advert: Circumstances): { reasons: CaseReason[]; risk: Risk } {
  const found = CIRCUMSTANCES.flatMap(({ code, risk, isForUnproved, detect }) => {
    if (isForUnproved && advert.poster !== 'unproved') return []
    const words = detect(advert)
    return words === null ? [] : [{ risk, reason: { code, words } }]
  })
  const risk = found.reduce<Risk>((least, one) => (one.risk < least ? one.risk : least), 3)
  return { reasons: found.map(({ reason }) => reason), risk }
}

/** The public body, or our own name, that an advert gives as the employer. */
function findBody(advert: Circumstances): { name: string; isOurs: boolean } | null {
  const { employerName, legalName, entryName, applyEmail, employers } = advert
  const names = [employerName, legalName ?? '', entryName ?? '', boxWords(applyEmail)]
  const our = names.map(findOurName).find((name) => name !== null)
  if (our) return { name: our, isOurs: true }
  const body = names.map(findPublicBody).find((name) => name !== null)
  if (body) return { name: body, isOurs: false }
  const said = employers.map(findSaidBody).find((name) => name !== null)
  return said ? { name: said, isOurs: findOurName(said) !== null } : null
}

/**
 * A public body, or us, as the employer in the title or the text of somebody who has proved that they are another one.
 * Public bodies name each other: they share trainees. A place only says where the work is.
 */
function findOtherBody({ employerName, legalName, employers }: Circumstances): string | null {
  const isPublic = [employerName, legalName ?? ''].some((name) => findPublicBody(name) !== null)
  return (
    employers
      .map((said) => ({ name: findSaidBody(said), isPlace: said.field === 'place' }))
      .find(
        ({ name, isPlace }) =>
          name !== null && (findOurName(name) !== null || !(isPublic || isPlace)),
      )?.name ?? null
  )
}

/** Whether two names can be one body: one name, or a trading name, has all distinctive words of the other. */
function isSameName(one: string, other: string): boolean {
  const [a, b] = [keysOf(one), keysOf(other)]
  return a.some((key) =>
    b.some((otherKey) => hasAllWords(key, otherKey) || hasAllWords(otherKey, key)),
  )
}

function keysOf(name: string) {
  const { key, tradingKeys } = parseName(name)
  return [key, ...tradingKeys].filter((each) => each !== '')
}

function hasAllWords(key: string, of: string) {
  const words = new Set(of.split(' '))
  return key.split(' ').every((word) => words.has(word))
}

function ofCase({ caseNumber }: { caseNumber: number | null }) {
  return caseNumber === null ? '' : ` (case ${caseNumber})`
}
