import type { Generated, JSONColumnType } from 'kysely'

declare module '#server/platform/database/tables.ts' {
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
  /** As its owner named it. */
  name: string
  /** COSE, in base64url. */
  publicKey: string
  /** How often the authenticator says it signed; 0 for those that do not count. */
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

/** Somebody who typed the right password and has not passed the second step yet. */
interface LoginChallengeTable {
  /** Digest of the token in the browser's cookie. */
  tokenHash: string
  accountId: string
  /** Of the password that was checked. */
  passwordHash: string
  /** What a passkey has to sign, in base64url. */
  challenge: string
  tries: Generated<number>
  expiresAt: string
}

interface PasskeyChallengeTable {
  sessionId: string
  challenge: string
  expiresAt: string
}
