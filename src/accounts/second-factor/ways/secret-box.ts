import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_LENGTH = 12
const TAG_LENGTH = 16

export type SecretBox = ReturnType<typeof createSecretBox>

/**
 * Encrypts texts that the database must not hold readable (AES-256-GCM), with a key derived from the server's secret.
 */
export function createSecretBox(secret: string, purpose: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))

  return {
    seal(text: string): string {
      const nonce = randomBytes(NONCE_LENGTH)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },

    /** Null if it was sealed with another secret, or has been changed. */
    open(sealed: string): string | null {
      const bytes = Buffer.from(sealed, 'base64url')
      const nonce = bytes.subarray(0, NONCE_LENGTH)
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, nonce)
        decipher.setAuthTag(bytes.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH))
        const text = decipher.update(bytes.subarray(NONCE_LENGTH + TAG_LENGTH))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
