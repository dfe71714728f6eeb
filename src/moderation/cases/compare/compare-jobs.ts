import type {
  ComparedJob,
  JobComparison,
  ComparedText,
  CaseField,
  MarkedText,
} from '#moderation/cases/queue.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { payOf } from '#trade/pay/pay-columns.ts'
import { isOwnQuestion } from '#trade/questions/screening-questions.ts'
import type { Db } from '#platform/database/database.ts'
import { findTexts } from '#moderation/cases/case.queries.ts'
import type { CaseReason } from '#safety/cases/moderation.schema.ts'

type Advert = NonNullable<Awaited<ReturnType<typeof findTexts>>['job']>

/** The texts of an advert as the desk reads them, by their labels. */
export function advertTexts(job: Advert): [label: string, text: string][] {
  return [
    ['Job title', job.title],
    ['Company', job.employerName],
    ['Legal name', job.legalName ?? ''],
    ['Company number', job.companyNumber ?? ''],
    ['Apply to', job.applyEmail ?? ''],
    ['Town', job.place ?? ''],
    ['Pay', formatPay(payOf(job)) ?? ''],
    ['Hours a week', job.hoursPerWeek?.toString() ?? ''],
    ['Description', job.description],
    [
      'Questions',
      job.questions
        .filter(isOwnQuestion)
        .map(({ text }) => text)
        .join('\n'),
    ],
  ]
}

/** Two adverts field by field; null if one of them does not exist. */
export async function compareJobs(db: Db, ids: [Id, Id]): Promise<JobComparison | null> {
  const [one, other] = [
    (await findTexts(db, { jobId: ids[0], messageId: null })).job,
    (await findTexts(db, { jobId: ids[1], messageId: null })).job,
  ]
  if (!one || !other) return null
  const others = new Map(advertTexts(other))
  const fields = advertTexts(one).flatMap(([label, text]) => {
    const compared = compareTexts(text, others.get(label) ?? '')
    return compared.one.length + compared.other.length > 0 ? [{ label, ...compared }] : []
  })
  return { one: toCompared(ids[0], one), other: toCompared(ids[1], other), fields }
}

function toCompared(id: Id, { title, employerName, status, postedAt }: Advert): ComparedJob {
  return { id, title, employer: employerName, status, postedAt }
}

/** Steps of the comparison. Above this, lines are compared instead of words; if that is too many too, nothing. */
const MOST_STEPS = 4_000_000

/** Pieces of both texts: the words they share, in the same order, and those that only one of them has. */
export function compareTexts(
  one: string,
  other: string,
): { one: ComparedText[]; other: ComparedText[] } {
  for (const pieces of [/\S+\s*|\s+/g, /[^\n]*\n|[^\n]+/g]) {
    const [a, b] = [one.match(pieces) ?? [], other.match(pieces) ?? []]
    if (a.length * b.length <= MOST_STEPS) return comparePieces(a, b)
  }
  return { one: [{ text: one, isShared: false }], other: [{ text: other, isShared: false }] }
}

function comparePieces(a: string[], b: string[]) {
  const isSame = (i: number, j: number) => keyOf(a[i]) === keyOf(b[j])
  const longest = lengthsFrom(a, b)
  const width = b.length + 1
  const at = (i: number, j: number) => longest[i * width + j] ?? 0
  const found = { one: [] as ComparedText[], other: [] as ComparedText[] }
  let [i, j] = [0, 0]
  while (i < a.length && j < b.length) {
    if (isSame(i, j)) {
      add(found.one, a[i++], true)
      add(found.other, b[j++], true)
    } else if (at(i + 1, j) >= at(i, j + 1)) add(found.one, a[i++], false)
    else add(found.other, b[j++], false)
  }
  while (i < a.length) add(found.one, a[i++], false)
  while (j < b.length) add(found.other, b[j++], false)
  return found
}

/** The length of the longest common subsequence of the rest after each pair of positions. */
function lengthsFrom(a: string[], b: string[]): Uint32Array {
  const width = b.length + 1
  const lengths = new Uint32Array((a.length + 1) * width)
  const [keys, others] = [a.map(keyOf), b.map(keyOf)]
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        keys[i] === others[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
  return lengths
}

function keyOf(piece = '') {
  return piece.trim().toLowerCase()
}

function add(parts: ComparedText[], text = '', isShared: boolean) {
  const last = parts.at(-1)
  if (last?.isShared === isShared) last.text += text
  else parts.push({ text, isShared })
}

/** The text in pieces; those that reasons quote are marked with their codes. */
function markQuotes(text: string, reasons: readonly CaseReason[]): MarkedText[] {
  const lower = text.toLowerCase()
  const found = reasons
    .flatMap(({ quote, code }) => {
      // A long sentence was cut.
      const words = quote?.replaceAll(/^…|…$/g, '')
      const from = words ? lower.indexOf(words.toLowerCase()) : -1
      return words && from >= 0 ? [{ from, to: from + words.length, code }] : []
    })
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
  const parts: MarkedText[] = []
  let at = 0
  for (const { from, to, code } of found) {
    if (from < at) continue
    if (from > at) parts.push({ text: text.slice(at, from), code: null })
    parts.push({ text: text.slice(from, to), code })
    at = to
  }
  if (at < text.length) parts.push({ text: text.slice(at), code: null })
  return parts
}

/** Fields with a text, marked; empty ones are left out. */
export function toFields(
  texts: readonly (readonly [label: string, text: string | null | undefined])[],
  reasons: readonly CaseReason[],
): CaseField[] {
  return texts.flatMap(([label, text]) =>
    text ? [{ label, parts: markQuotes(text, reasons) }] : [],
  )
}
