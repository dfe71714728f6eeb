import { CODE_MINUTES, LINK_HOURS } from '#contract/accounts.ts'
import { findAccount, findAccountByAddress } from '#server/accounts/account.queries.ts'
import { addressChangeLetter, passwordChangedLetter } from '#server/accounts/accounts.mail.ts'
import { addressKey } from '#server/accounts/address-key.ts'
import type { Db } from '#server/platform/database/database.ts'
import { writeLetter } from '#server/platform/mail/letter.ts'
import { newId } from '#server/platform/new-id.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { AccountNoticeToSend, TaskPayloads } from '#server/platform/tasks/tasks.ts'
import { compose, type ProofSettings } from './compose.ts'
import { tokenHash } from './proof-secrets.ts'
import {
  findUnsentProof,
  markProofSent,
  putProof,
  setSecret,
  type Proof,
  type ProofKey,
} from './proofs.queries.ts'

export type Proofs = ReturnType<typeof createProofs>

/**
 * Proofs that an address is somebody's. A secret is made when its mail is: neither the database nor
 * the queue of tasks ever holds it.
 */
export function createProofs(
  { db, tasks, mail }: Pick<Platform, 'db' | 'tasks' | 'mail'>,
  settings: ProofSettings,
) {
  const turns = new Map<string, Promise<void>>()
  return { ask, deliver, notify, deliverNotice }

  /** Puts a new proof in the place of an old one and queues its mail, within the caller's transaction. */
  async function ask(db: Db, key: ProofKey, newEmail: string | null = null) {
    const minutes = key.purpose === 'reset' ? CODE_MINUTES : LINK_HOURS * 60
    await putProof(db, key, { minutes, newEmail })
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
  async function deliver(key: ProofKey) {
    const name = `${key.purpose} ${key.subject}`
    const send = () => makeAndSend(key)
    const turn = (turns.get(name) ?? Promise.resolve()).then(send, send)
    turns.set(name, turn)
    try {
      await turn
    } finally {
      if (turns.get(name) === turn) turns.delete(name)
    }
  }

  async function makeAndSend(key: ProofKey) {
    const proof = await findUnsentProof(db, key)
    const parties = proof && (await partiesTo(proof))
    if (!proof || !parties) return
    const { to, letter, secretHash } = compose(proof, parties, settings)
    if (!(await setSecret(db, proof, secretHash))) return
    const { subject, ...words } = letter
    // Each attempt has a secret of its own, so no receiver may take it for a repetition.
    const id = `${key.purpose}-${tokenHash(secretHash).slice(0, 22)}`
    await mail.send({ id, to, subject, ...(await writeLetter(words)) })
    await markProofSent(db, proof, secretHash)
  }

  async function deliverNotice({ id, notice, accountId, to }: TaskPayloads['send-account-notice']) {
    const account = await findAccount(db, accountId)
    if (!account) return
    const write = notice === 'email-change' ? addressChangeLetter : passwordChangedLetter
    const { subject, ...words } = write(account.firstName, settings.publicUrl)
    await mail.send({
      id: `${notice}-${id}`,
      to: to ?? account.email,
      subject,
      ...(await writeLetter(words)),
    })
  }

  async function partiesTo({ purpose, subject, newEmail }: Proof) {
    const isByAddress = purpose === 'verify' || purpose === 'reset'
    const owner = isByAddress
      ? await findAccountByAddress(db, subject)
      : await findAccount(db, subject)
    const other = newEmail && (await findAccountByAddress(db, addressKey(newEmail)))
    return owner && { owner, holder: other && other.verifiedAt ? other : null }
  }
}
