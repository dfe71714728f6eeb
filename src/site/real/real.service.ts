import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { DOCUMENT_PROBLEMS } from '#platform/files/documents/document-rules.ts'
import { inspectDocument } from '#platform/files/documents/inspect-document.ts'
import { readText } from '#platform/files/preview/preview.ts'
import type { FormSource, NamedUpload, ReceivedForm } from '#platform/forms/forms.ts'
import { parseInput } from '#platform/forms/parse-input.ts'
import { readForm } from '#platform/forms/read-form.ts'
import type { Sender } from '#accounts/visitors/visitor.ts'
import { networkOf } from '#platform/limits/network.ts'
import { readInTurn } from '#platform/limits/read-in-turn.ts'
import type { Platform } from '#platform/platform.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { today } from '#platform/primitives/time/today.ts'
import { inOrder, readMessage } from '#safety/real/read-message.ts'
import { toPlain } from '#safety/real/plain-text.ts'
import { LONGEST_MESSAGE, answerOf, type Reason } from '#safety/real/reasons.ts'
import { findContradictingDates } from '#safety/real/facts/dates/contradicting-dates.ts'
import { findWrongDates } from '#safety/real/facts/dates/wrong-dates.ts'
import { findRuleIndex } from '#sponsorship/rules/rule-sets.ts'
import { assessJob } from './job/assess-job.ts'
import { checkWork } from './job/check-work.ts'
import { findCostClause } from '#site/letter/cost-clause.ts'
import { findClaimedEmployer } from './claimed-employer.ts'
import { REAL_FILE, REAL_LIMIT, REAL_PROBLEMS } from './real-limits.ts'
import { RealText, type RealReport } from './real.schema.ts'

declare module '#platform/services.ts' {
  interface Services {
    real: ReturnType<typeof createReal>
  }
}

/** Demands of money for papers or work. */
const SALES = new Set<Reason>(['money', 'taken', 'lent', 'gift', 'account', 'sold', 'papers'])
/** A text that was not even read to its end. */
const TOO_LONG = { field: 'text', message: REAL_PROBLEMS.tooLong }
/** Fewer words are no message, except in scripts that have no spaces between them. */
const LEAST = { words: 6, characters: 60 }

interface Inspected {
  report: RealReport
  /** The register’s entry for the employer that the text names; null if it names none there. */
  sponsorId: string | null
}

/** Looks at messages that people were sent. Nothing of them is saved, and no error names any of it. */
export function createReal({ db, files, limits }: Pick<Platform, 'db' | 'files' | 'limits'>) {
  return { check, receive, checkForm }

  /** Reads the form of the page; its file is deleted with it. */
  async function receive(source: FormSource): Promise<ReceivedForm> {
    return readForm(files, source, {
      fields: ['file'],
      limit: REAL_FILE.bytes,
      tooLarge: REAL_PROBLEMS.tooLarge,
      textLimit: REAL_FILE.textBytes,
    })
  }

  /** The text of a form and that of its file after it, and what is found in both. */
  async function checkForm(
    visitor: Pick<Sender, 'ip'>,
    { values, uploads, failure }: Pick<ReceivedForm, 'values' | 'uploads' | 'failure'>,
  ) {
    if (failure) throw isOfText(failure) ? new DomainError('too_large', [TOO_LONG]) : failure
    const file = uploads['file']
    // A browser sends a line break as two characters, and counts it as one.
    const pasted = (values['text'] ?? '').replaceAll('\r\n', '\n')
    if (!file || pasted.length > LONGEST_MESSAGE) {
      const { text } = parseInput(RealText, { text: pasted })
      await limits.consume(REAL_LIMIT, visitor.ip)
      return { text, ...(await inspect(visitor, text)) }
    }
    // Before the file is read: one that takes seconds and cannot be read counts, too.
    await limits.consume(REAL_LIMIT, visitor.ip)
    const read = await readUpload(visitor.ip, file)
    // A file may be longer than a pasted text.
    const text = `${pasted}\n\n${read.slice(0, REAL_FILE.characters)}`.trim().toWellFormed()
    const inspected = await inspect(visitor, text)
    // The demand may stand in the part that nobody read: only an alarm is an answer then.
    const isCut = read.length >= REAL_FILE.characters
    if (isCut && inspected.report.answer !== 'alarm') throw problem(REAL_PROBLEMS.tooLong)
    return { text, ...inspected }
  }

  /** @throws {DomainError} `too_many` */
  async function check(visitor: Pick<Sender, 'ip'>, text: string): Promise<RealReport> {
    await limits.consume(REAL_LIMIT, visitor.ip)
    return (await inspect(visitor, text)).report
  }

  async function inspect({ ip }: Pick<Sender, 'ip'>, text: string): Promise<Inspected> {
    try {
      return await readInTurn(networkOf(ip), () => look(text))
    } catch (error) {
      // An error of the database has the query’s values, and these are words of the text.
      throw error instanceof DomainError ? error : new Error('A text could not be looked at.')
    }
  }

  async function look(text: string): Promise<Inspected> {
    const date = today()
    const [ruleIndex, claimed] = await Promise.all([
      findRuleIndex(db, date),
      findClaimedEmployer(db, text),
    ])
    const plain = toPlain(text)
    const signs = readMessage(text)
    const isSold = signs.some(({ reason }) => SALES.has(reason))
    const findings = inOrder([
      ...signs,
      ...findWrongDates(plain, date),
      ...findContradictingDates(plain),
      ...assessJob(plain, ruleIndex, { date, isSold }),
      ...claimed.findings,
    ])
    const { sponsorId, employer } = claimed
    const answer = answerOf(findings)
    const report = {
      answer,
      isTooLittle: findings.length === 0 && isTooLittle(text),
      findings: findings.map((finding) => ({
        ...finding,
        quote: text.slice(finding.from, finding.to),
      })),
      clause: claimed.freeSender ? null : findCostClause(text, findings),
      employer,
      freeSender: claimed.freeSender,
      unlisted: claimed.unlisted,
      addresses: claimed.addresses,
      work: await checkWork(db, { text, report: { answer, employer }, sponsorId }),
      lookedOn: date,
    }
    return { report, sponsorId }
  }
}

/** Whether nobody could tell anything from a text: a greeting, a name or a link alone. */
function isTooLittle(text: string) {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const isLong = words.some((word) => word.length >= LEAST.characters && !/[/@.]/.test(word))
  return words.length < LEAST.words && !isLong
}

/** The words of a file, a document’s read in a worker. @throws {DomainError} `invalid_input` */
async function readUpload(network: string, file: NamedUpload): Promise<string> {
  const text = file.name.toLowerCase().endsWith('.txt')
    ? await readPlain(file.path)
    : await readDocument(network, file.path)
  if (text === null || text.trim() === '') throw problem(REAL_PROBLEMS.unreadable)
  return text.trim()
}

async function readPlain(path: string): Promise<string | null> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

async function readDocument(network: string, path: string): Promise<string | null> {
  const { type, problem: why } = await inspectDocument(path)
  if (!type) {
    const isOther = why === DOCUMENT_PROBLEMS.type
    throw problem(isOther ? REAL_PROBLEMS.wrongFile : REAL_PROBLEMS.unreadable)
  }
  const read = await readText(network, { name: `file.${type}`, content: createReadStream(path) })
  // What stands on a page that nobody read may be the demand: no answer then.
  if (read && read.allPages > REAL_FILE.pages) throw problem(REAL_PROBLEMS.tooManyPages)
  return read?.text ?? null
}

function isOfText({ problems }: DomainError) {
  return problems.some(({ field }) => field === 'text')
}

function problem(message: string) {
  return new DomainError('invalid_input', [{ field: 'file', message }])
}
