import { randomBytes } from 'node:crypto'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { fullName, type Actor } from '#accounts/sessions/actor.ts'
import type { PasskeyRow } from '#accounts/second-factor/second-factor.queries.ts'

export type Passkeys = ReturnType<typeof createPasskeys>

const CHALLENGE_BYTES = 32
/** EdDSA, ES256 and RS256 (COSE): by default the library also offers one that Node calls experimental. */
const ALGORITHMS = [-8, -7, -257]

/** A challenge for a browser to sign, in base64url. */
export function newPasskeyChallenge(): string {
  return randomBytes(CHALLENGE_BYTES).toString('base64url')
}

/**
 * Passkeys (WebAuthn) of the site at this public address. They come after the password, so that the
 * authenticator need not ask for a PIN as well, and may be of any maker.
 */
export function createPasskeys(publicUrl: string) {
  const { origin, hostname: rpID } = new URL(publicUrl)
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: false }
  return { creationOptions, requestOptions, verifyNew, verifyAnswer }

  function creationOptions(actor: Actor, challenge: string, known: PasskeyRow[]) {
    return generateRegistrationOptions({
      rpName: 'Landfall',
      rpID,
      userID: new TextEncoder().encode(actor.id),
      userName: actor.email,
      userDisplayName: fullName(actor),
      challenge: toBytes(challenge),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ credentialId: id }) => ({ id })),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    })
  }

  function requestOptions(challenge: string, known: PasskeyRow[]) {
    return generateAuthenticationOptions({
      rpID,
      challenge: toBytes(challenge),
      userVerification: 'preferred',
      allowCredentials: known.map(({ credentialId: id, transports }) => ({
        id,
        transports: transports as AuthenticatorTransport[],
      })),
    })
  }

  /** The key of a new passkey; null if the answer is not one to this challenge, from this site. */
  async function verifyNew(answer: object, expectedChallenge: string) {
    const response = answer as RegistrationResponseJSON
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge,
        ...expected,
        supportedAlgorithmIDs: ALGORITHMS,
      })
      if (!verified) return null
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      return { credentialId: id, publicKey: toText(publicKey), counter, transports }
    } catch {
      return null
    }
  }

  /** The passkey that answered, with its new counter; null if no passkey of `known` answered this challenge. */
  async function verifyAnswer(answer: object, expectedChallenge: string, known: PasskeyRow[]) {
    const response = answer as AuthenticationResponseJSON
    const passkey = known.find(({ credentialId }) => credentialId === response.id)
    if (!passkey) return null
    const { credentialId: id, publicKey, counter } = passkey
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge,
        ...expected,
        credential: { id, publicKey: toBytes(publicKey), counter: Number(counter) },
      })
      return verified ? { id: passkey.id, counter: authenticationInfo.newCounter } : null
    } catch {
      return null
    }
  }
}

function toBytes(text: string) {
  return new Uint8Array(Buffer.from(text, 'base64url'))
}

function toText(bytes: Uint8Array) {
  return Buffer.from(bytes).toString('base64url')
}
