import { createHmac } from 'node:crypto'
import { isSameSecret } from './same-secret.ts'

/**
 * HMAC-SHA256 of a text in base64url, under the server's secret. Start each text with its purpose, so that no hash is
 * valid for two.
 */
export function keyedHash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

/** Whether a hash from a link, a cookie or a form is ours. Compares in constant time. */
export function isKeyedHash(secret: string, text: string, hash: string): boolean {
  return isSameSecret(hash, keyedHash(secret, text))
}
