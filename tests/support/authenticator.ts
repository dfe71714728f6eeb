import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

interface Place {
  /** The origin reported by the browser. */
  origin?: string
  rpId?: string
}

const HERE = { origin: 'http://localhost:3000', rpId: 'localhost' }

/** An authenticator with one passkey, and its browser. It counts its signatures. */
export function anAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0
  return { create, answer, countBack: () => (counter = 0) }

  /** A browser's answer to creation options, both as JSON. */
  function create(options: string, place: Place = {}) {
    const coseKey = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const key = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(coseKey)])
    const authData = new Uint8Array(Buffer.concat([head(place, HAS_KEY), key]))
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    const attestationObject = toText(isoCBOR.encode(attestation as never))
    const clientDataJSON = toText(clientData('webauthn.create', options, place))
    return toCredential({ clientDataJSON, attestationObject, transports: ['internal'] })
  }

  /** A browser's answer to request options, both as JSON. */
  function answer(options: string, place: Place = {}) {
    counter += 1
    const data = clientData('webauthn.get', options, place)
    const authenticatorData = head(place)
    const digest = createHash('sha256').update(data).digest()
    const signature = sign('sha256', Buffer.concat([authenticatorData, digest]), privateKey)
    return toCredential({
      clientDataJSON: toText(data),
      authenticatorData: toText(authenticatorData),
      signature: toText(signature),
    })
  }

  function head({ rpId = HERE.rpId }: Place, flags = 0) {
    const rest = Buffer.alloc(5)
    rest.writeUInt8(PRESENT | VERIFIED | flags)
    rest.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), rest])
  }

  function toCredential(response: object) {
    const text = toText(id)
    return { id: text, rawId: text, type: 'public-key', response, clientExtensionResults: {} }
  }
}

function clientData(type: string, options: string, { origin = HERE.origin }: Place) {
  const { challenge } = JSON.parse(options) as { challenge: string }
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function toText(bytes: Uint8Array) {
  return Buffer.from(bytes).toString('base64url')
}
