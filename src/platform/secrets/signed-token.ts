import { isKeyedHash, keyedHash } from './keyed-hash.ts'

/** The parts and their signature, for a link that needs no stored row. No part contains a dot. */
export function signToken(secret: string, purpose: string, parts: readonly string[]): string {
  return [...parts, keyedHash(secret, toText(purpose, parts))].join('.')
}

/** The parts of a token; empty if it was not signed for this purpose. */
export function readToken(secret: string, purpose: string, token: string): string[] {
  const parts = token.split('.')
  const signature = parts.pop() ?? ''
  return isKeyedHash(secret, toText(purpose, parts), signature) ? parts : []
}

function toText(purpose: string, parts: readonly string[]) {
  return [purpose, ...parts].join(' ')
}
