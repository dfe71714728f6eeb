import type { FastifyReply } from 'fastify'

/**
 * Makes the answer a file to save, whatever it holds: no browser shows it, guesses what it is, runs
 * anything in it, or keeps it.
 */
export function asAttachment(reply: FastifyReply, name: string): FastifyReply {
  return reply
    .header('content-disposition', attachmentNamed(name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', 'sandbox')
    .header('cache-control', 'no-store')
}

/** RFC 6266: the name in plain letters for old browsers, and as it is, encoded by RFC 5987. */
export function attachmentNamed(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7E]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
