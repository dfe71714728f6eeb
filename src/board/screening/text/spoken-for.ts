import { findOurName, findPublicBody } from '#safety/names/public-names.ts'
import { findSaidBody, findSaidEmployers, type SaidEmployer } from '#safety/names/said-employers.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { ScannedText } from '#safety/text-rules/scan-texts.ts'
import { findBorrowedName } from '#board/screening/names/borrowed-names.ts'
import { findNamedSponsor } from '#board/screening/names/named-sponsors.ts'

/** The line before a signature. */
const GREETING = /\b(?:regards|sincerely|faithfully|wishes|thanks|thank you|respectfully)\b/i
const LONGEST_LINE = 60
const MOST_LINES = 6

type Text = Pick<ScannedText, 'field' | 'text'>

/**
 * The name of another in which an employer’s text to an applicant speaks: of a public body, of us, or, in a message, of a
 * licensed employer; null if it speaks in its own. A field of names, ‘host’ or ‘place’, may have a public body’s where its
 * poster is proved: agencies interview where their clients are.
 */
export async function findSpokenFor(db: Db, jobId: Id, text: Text): Promise<string | null> {
  const job = await db
    .selectFrom('job')
    .leftJoin('sponsor', 'sponsor.id', 'job.sponsorId')
    .select(['poster', 'employerName', 'legalName', 'sponsor.name as entryName'])
    .where('job.id', '=', jobId)
    .executeTakeFirst()
  if (!job) return null
  const { poster, employerName, legalName } = job
  const isName = text.field === 'host' || text.field === 'place'
  const isPublic = [employerName, legalName ?? ''].some((name) => findPublicBody(name) !== null)
  const mayNameBodies = isPublic || (isName && poster !== 'unproved')
  const employers = saidIn(text)
  const bodies = [...employers.map(findSaidBody), ...namesOf(text).map(bodyOf)]
  const body = bodies.find(
    (name) => name !== null && (findOurName(name) !== null || !mayNameBodies),
  )
  if (body) return body
  if (text.field === 'host')
    return findBorrowedName(db, { poster, employerName: text.text, legalName: null }, [])
  return isName ? null : findNamedSponsor(db, job, employers)
}

function saidIn({ field, text }: Text): SaidEmployer[] {
  if (field === 'host') return []
  const texts = field === 'place' ? { place: text } : { description: text }
  return findSaidEmployers({ title: '', place: null, description: '', ...texts })
}

/** Names that stand alone: a host with their employer, or the lines below a greeting. */
function namesOf({ field, text }: Text): string[] {
  if (field === 'host') return text.split(/[,;()/]|\s[-–—]\s/)
  if (field === 'place') return []
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  const greeting = lines.findLastIndex((line) => line.length < LONGEST_LINE && GREETING.test(line))
  const below = greeting < 0 ? [] : lines.slice(greeting + 1, greeting + 1 + MOST_LINES)
  return below.filter((line) => line.length < LONGEST_LINE)
}

function bodyOf(name: string): string | null {
  return findOurName(name) ?? findPublicBody(name)
}
