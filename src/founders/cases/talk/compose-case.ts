import type { CaseSide, CaseTurn } from '#founders/cases/founder-case.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { today } from '#platform/primitives/time/today.ts'
import { listCaseEvents, type CaseRow } from '#founders/cases/case.queries.ts'
import { toSavedPath } from '#founders/cases/path/case-path.queries.ts'
import { listCaseDocuments } from './documents.queries.ts'
import { listCaseMessages } from './messages.queries.ts'

interface Reader {
  side: CaseSide
  accountId: Id | null
}

interface Writer {
  side: CaseSide
  accountId: Id | null
  firstName: string | null
  name: string | null
}

export type FounderCase = Awaited<ReturnType<typeof composeCase>>
export type CaseMessage = FounderCase['messages'][number]
export type CaseDocument = FounderCase['documents'][number]

/** A case as one of its sides sees it. */
export async function composeCase(db: Db, found: CaseRow, reader: Reader) {
  const { id, companyName } = found
  const documents = await listCaseDocuments(db, id)
  const messages = await listCaseMessages(db, id)
  return {
    ...toTurn(found),
    id,
    reference: found.reference,
    companyName,
    typeOfHealthcare: found.typeOfHealthcare,
    text: found.description,
    createdAt: found.createdAt,
    path: toSavedPath(found),
    version: found.version,
    messages: messages.map((message) => {
      const { side, text, at } = message
      const own = documents.filter(({ messageId }) => messageId === message.id)
      return {
        id: message.id,
        side,
        author: authorOf(message, reader, companyName),
        isOwn: side === reader.side,
        text,
        documents: own.map(({ id, fileName, size, scan }) => ({ id, name: fileName, size, scan })),
        at,
      }
    }),
    documents: documents.map((document) => {
      const { side, fileName: name, size, scan, state, at } = document
      const author = authorOf(document, reader, companyName)
      return { id: document.id, side, author, name, size, scan, state, at }
    }),
    events: await listCaseEvents(db, id),
    // For the next message sent from this page.
    formId: newId(),
  }
}

export function toTurn({
  status,
  turnSince,
  dueOn,
  closedAt,
}: Pick<CaseRow, 'status' | 'turnSince' | 'dueOn' | 'closedAt'>): CaseTurn {
  const isOverdue = dueOn !== null && dueOn < today()
  return { status, since: turnSince, dueOn, isOverdue, closedAt }
}

/** The author’s name: founders know admins by their first name; admins know founders by their company’s. */
function authorOf(
  { side, accountId, firstName, name }: Writer,
  reader: Reader,
  companyName: string,
): string {
  if (side === 'founder') return reader.side === 'founder' ? 'You' : companyName
  if (reader.side === 'founder') return firstName ? `${firstName} at Landfall` : 'Landfall'
  return accountId !== null && accountId === reader.accountId ? 'You' : (name ?? 'An admin')
}
