import type { Actor } from '#accounts/sessions/actor.ts'
import type { Db } from '#platform/database/database.ts'
import type { StoredMail } from '#platform/mail/mailbox.ts'
import type { Services } from '#platform/services.ts'
import type { CaseVisitor } from '#founders/cases/access/case-access.ts'
import { createLink } from '#founders/cases/access/links.queries.ts'
import { aStartupRequest } from './admin.ts'
import { asSource } from './applications.ts'
import { anIp } from './people.ts'

type Parts = { services: Services }
type Fields = Record<string, string | File>

/** The token of the first case link in an email. */
export function tokenIn(mail: Pick<StoredMail, 'text'> | null | undefined): string {
  return /\/startup\/case\/open\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** A case with a link to it. */
export async function aLinkedCase(db: Db, overrides: Parameters<typeof aStartupRequest>[1] = {}) {
  const found = await aStartupRequest(db, overrides)
  const token = await createLink(db, found.id)
  return { ...found, token, visitor: { token, accountId: null } }
}

/** Sends a founder’s message as the page does, with a document if `file` is given. */
export async function writeAsFounder(
  { services }: Parts,
  { visitor, reference }: { visitor: CaseVisitor; reference: string },
  fields: Fields,
) {
  const { cases } = services.startups
  const key = { visitor, reference }
  await using form = await cases.receive({ ip: anIp() }, key, await asSource(fields))
  await cases.write(visitor, reference, form)
}

/** Sends an admin’s reply as the page does: to the case’s current version, unless the test says otherwise. */
export async function answerCase(
  { services }: Parts,
  admin: Actor,
  { id, ...fields }: Fields & { id: string },
) {
  const { startups } = services.admin
  const { version } = await startups.find(admin, id)
  const whole = { status: 'your-turn', version: String(version), ...fields }
  await using form = await startups.receive(admin, await asSource(whole))
  await startups.answer(admin, id, form)
}
