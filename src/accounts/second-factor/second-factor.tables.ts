import type { Generated, JSONColumnType } from 'kysely'

declare module '#platform/database/tables.ts' {
  interface Tables {
    passkey: PasskeyTable
    totp: TotpTable
    recoveryCode: RecoveryCodeTable
    loginChallenge: LoginChallengeTable
    passkeyChallenge: PasskeyChallengeTable
  }
}

export interface PasskeyTable {
  id: string
  accountId: string
  /** The authenticator's name for it, in base64url. */
  credentialId: string
  /** The owner's name for it. */
  name: string
  /** COSE, in base64url. */
  publicKey: string
  /** The authenticator's count of its signatures; 0 if it does not count. */
  counter: number
  transports: JSONColumnType<string[]>
  createdAt: Generated<string>
  lastUsedAt: string | null
}

interface TotpTable {
  accountId: string
  /** Encrypted; null until the first code was right. */
  secret: string | null
  /** The time step of the last code that was accepted: neither it nor an earlier one works again. */
  lastStep: Generated<number>
  confirmedAt: string | null
  /** Encrypted; replaces `secret` once a code made with it is right. */
  pendingSecret: string | null
  pendingAt: string | null
}

interface RecoveryCodeTable {
  accountId: string
  codeHash: string
  createdAt: Generated<string>
}

/** A log-in with the right password that has not passed the second step yet. */
interface LoginChallengeTable {
  /** Digest of the token in the browser's cookie. */
  tokenHash: string
  accountId: string
  /** The hash of the password that was checked. */
  passwordHash: string
  /** The challenge for a passkey, in base64url. */
  challenge: string
  tries: Generated<number>
  expiresAt: string
}

interface PasskeyChallengeTable {
  sessionId: string
  challenge: string
  expiresAt: string
}
