import { CODE_MINUTES, LINK_HOURS } from '#contract/accounts.ts'
import { findAccount, findAccountByEmail } from '#server/accounts/account.queries.ts'
import { emailChangeEmail, passwordChangedEmail } from '#server/accounts/accounts.mail.ts'
import { toEmailKey } from '#server/accounts/email-key.ts'
import type { Db } from '#server/platform/database/database.ts'
import { renderEmail } from '#server/platform/mail/render-email.ts'
import { newId } from '#server/platform/new-id.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { AccountNoticeToSend, TaskPayloads } from '#server/platform/tasks/tasks.ts'
import { composeEmail, type VerificationSettings } from './compose-email.ts'
import { hashToken } from './secrets.ts'
import {
  findUnsentToken,
  markTokenSent,
  upsertToken,
  updateSecret,
  type VerificationToken,
  type TokenKey,
} from './verification.queries.ts'

export type Verification = ReturnType<typeof createVerification>

/**
 * Proofs that an address is somebody's. A secret is made when its mail is: neither the database nor
 * the queue of tasks ever holds it.
 */
export function createVerification(
  { db, tasks, mail }: Pick<Platform, 'db' | 'tasks' | 'mail'>,
  settings: VerificationSettings,
) {
  const turns = new Map<string, Promise<void>>()
  return { request, deliver, notify, deliverNotice }

  /** Puts a new proof in the place of an old one and queues its mail, within the caller's transaction. */
  async function request(db: Db, key: TokenKey, newEmail: string | null = null) {
    const minutes = key.purpose === 'reset' ? CODE_MINUTES : LINK_HOURS * 60
    await upsertToken(db, key, { minutes, newEmail })
    await tasks.enqueue(db, 'send-proof', key)
  }

  /** Queues a word about what happened to an account, within the caller's transaction. */
  async function notify(db: Db, notice: AccountNoticeToSend) {
    await tasks.enqueue(db, 'send-account-notice', { id: newId(), ...notice })
  }

  /**
   * Makes the secret and mails it, once. For an address nobody has, nothing leaves. Two at once take
   * turns, so that the second finds the mail sent.
   */
  async function deliver(key: TokenKey) {
    const name = `${key.purpose} ${key.subject}`
    const sendNext = () => send(key)
    const turn = (turns.get(name) ?? Promise.resolve()).then(sendNext, sendNext)
    turns.set(name, turn)
    try {
      await turn
    } finally {
      if (turns.get(name) === turn) turns.delete(name)
    }
  }

  async function send(key: TokenKey) {
    const proof = await findUnsentToken(db, key)
    const parties = proof && (await findRecipients(proof))
    if (!proof || !parties) return
    const { to, content, secretHash } = composeEmail(proof, parties, settings)
    if (!(await updateSecret(db, proof, secretHash))) return
    const { subject, ...paragraphs } = content
    // Each attempt has a secret of its own, so no receiver may take it for a repetition.
    const id = `${key.purpose}-${hashToken(secretHash).slice(0, 22)}`
    await mail.send({ id, to, subject, ...(await renderEmail(paragraphs)) })
    await markTokenSent(db, proof, secretHash)
  }

  async function deliverNotice({ id, notice, accountId, to }: TaskPayloads['send-account-notice']) {
    const account = await findAccount(db, accountId)
    if (!account) return
    const write = notice === 'email-change' ? emailChangeEmail : passwordChangedEmail
    const { subject, ...paragraphs } = write(account.firstName, settings.publicUrl)
    await mail.send({
      id: `${notice}-${id}`,
      to: to ?? account.email,
      subject,
      ...(await renderEmail(paragraphs)),
    })
  }

  async function findRecipients({ purpose, subject, newEmail }: VerificationToken) {
    const isByAddress = purpose === 'verify' || purpose === 'reset'
    const owner = isByAddress
      ? await findAccountByEmail(db, subject)
      : await findAccount(db, subject)
    const other = newEmail && (await findAccountByEmail(db, toEmailKey(newEmail)))
    return owner && { owner, holder: other && other.verifiedAt ? other : null }
  }
}
