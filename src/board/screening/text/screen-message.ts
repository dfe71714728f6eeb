import { ofColumn } from '#board/screening/reading/read-by-applicants.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Risk } from '#safety/cases/moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { openCase } from '#safety/cases/open-case.ts'
import { findIdentifiers } from '#safety/text-rules/identifiers/find-identifiers.ts'
import { findPrivateNumbers } from '#safety/text-rules/identifiers/private-numbers.ts'
import { findSplitNumber } from '#safety/text-rules/identifiers/split-numbers.ts'
import { findRule } from '#safety/text-rules/rules.ts'
import { scanAcross, scanTexts, type ScannedText } from '#safety/text-rules/scan-texts.ts'
import {
  findMarkersIn,
  findMessagesBefore,
  hasHeldMessage,
} from '#board/screening/screening.queries.ts'
import { recordFindings } from '#board/screening/record-findings.ts'
import { findSpokenFor } from './spoken-for.ts'
import { findOrganisation, requireHonestTexts } from './stop-text.ts'
import { toReasons } from './text-reasons.ts'

interface Message {
  /** The job that the message is about. */
  jobId: Id
  text: string
}

/** The form field of the text. */
type Field = 'text' | 'words'

const OF_SUMS = new Set(['S-02', 'H-02'])
const NO_FRAUD = 'This cannot stand here. Leave out numbers, links and other ways to write.'
const NO_OTHERS_NAME =
  'This speaks for somebody else, and we have not checked that you act for them. Write in the name of your advert.'
const NO_CONTACT =
  'Leave out phone numbers, account numbers, links and mail addresses: this is about what is paid back.'
const HELD_BEFORE = {
  code: 'H-01',
  words: 'It follows a message that waits for you.',
}
const MONEY_RULES = /^[BMS]/

function textOf({ text }: Pick<Message, 'text'>, field: Field = 'text'): ScannedText {
  return ofColumn('application_message.body', text, field)
}

const PRIVATE = {
  bank: 'the number of a bank account',
  card: 'the number of a bank card',
  identity: 'a number of your identity',
} as const

/**
 * Asks an applicant once before such a number goes to an employer; nothing that they write is ever stopped.
 * @throws {DomainError} `private_numbers`
 */
export function requireSureOfNumbers(field: string, text: string) {
  const [found] = findPrivateNumbers(text)
  if (!found) return
  const message = `This has ${PRIVATE[found.kind]}: ‘${found.quote}’. No employer needs it before you have signed the contract. Take it out, or tick that you want to send it.`
  throw new DomainError('private_numbers', [{ field, message }])
}

/**
 * Stops a message that asks for money or names a bank account, and records that in the history.
 * @throws {DomainError} `invalid_input`
 */
export async function requireHonestMessage(
  db: Db,
  actor: { id: Id },
  { jobId, text }: Message,
  field: Field = 'text',
) {
  const texts = [textOf({ text }, field)]
  await requireHonestTexts(db, actor, { jobId, texts, action: 'message-stopped' })
}

/**
 * Stops short texts that accompany an action and cannot wait, even for words for which a message would be held.
 * @throws {DomainError} `invalid_input`
 */
export async function requireHarmlessTexts(
  db: Db,
  actor: { id: Id },
  { jobId, texts }: { jobId: Id; texts: ScannedText[] },
) {
  await requireHonestTexts(db, actor, { jobId, texts, action: 'message-stopped' })
  for (const text of texts) {
    const message =
      findDoubt(text) ??
      (((await findMarkersIn(db, [text])).length > 0 && NO_FRAUD) ||
        ((await findSpokenFor(db, jobId, text)) !== null && NO_OTHERS_NAME))
    if (message) throw new DomainError('invalid_input', [{ field: text.field, message }])
  }
}

/** Why a text would be held as a message, in words for its writer. */
function findDoubt(text: ScannedText): string | undefined {
  const isRepayment = text.kind === 'repayment'
  if (isRepayment && findIdentifiers([text.text]).length > 0) return NO_CONTACT
  // What is paid back has a sum, which these take for a demand.
  const [reason] = toReasons(scanTexts([text]), ['hold']).filter(
    ({ code }) => !(isRepayment && OF_SUMS.has(code)),
  )
  return reason && `${findRule(reason.code)?.sentence} We read: ‘${reason.quote}’.`
}

/** Whether the message is held for the desk, unread until then. Call it after the message is saved. */
export async function holdMessage(
  db: Db,
  { jobId, applicationId, messageId, text }: Message & { applicationId: Id; messageId: Id },
): Promise<boolean> {
  const texts = [textOf({ text })]
  const before = await findMessagesBefore(db, { applicationId, messageId })
  const findings = scanTexts(texts)
  const across = scanAcross(before.slice(-3).join(' '), textOf({ text }))
  const pieces = findSplitNumber(before, text)
  await recordFindings(db, messageId, [...findings, ...across])
  const markers = await findMarkersIn(db, texts)
  const spokenFor = await findSpokenFor(db, jobId, { field: 'text', text })
  const reasons = [
    ...toReasons(findings, ['hold']),
    ...(spokenFor === null
      ? []
      : [
          { code: 'N-08', words: `It speaks for ‘${spokenFor}’, which its poster has not proved.` },
        ]),
    ...toReasons(across, ['hold', 'refuse']),
    ...markers.map(({ value }) => ({
      code: 'K-01',
      words: `It has something that an earlier fraud used: ${value}.`,
    })),
    ...(pieces === null
      ? []
      : [{ code: 'H-02', words: `It ends a number that came in pieces: ${pieces}.` }]),
    // The rest of a demand is often harmless alone: ‘to the same account as your cousin’.
    ...((await hasHeldMessage(db, { applicationId, messageId })) ? [HELD_BEFORE] : []),
  ]
  if (reasons.length === 0) return false
  await db
    .updateTable('applicationMessage')
    .set({ sentAt: null })
    .where('id', '=', messageId)
    .execute()
  const isAboutMoney = markers.length > 0 || reasons.some(({ code }) => MONEY_RULES.test(code))
  const risk: Risk = isAboutMoney ? 1 : 2
  const organisationId = await findOrganisation(db, jobId)
  await openCase(db, {
    kind: 'held-message',
    risk,
    reasons,
    jobId,
    applicationId,
    messageId,
    organisationId,
  })
  return true
}
