import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

interface Attachment {
  /** A stranger's, made safe to save. */
  name: string
  content: Readable
}

/** Makes the answer a file to save: no browser shows it in our name, and none keeps it. */
export function asAttachment(reply: FastifyReply, name: string): FastifyReply {
  return reply
    .header('content-disposition', dispositionOf(name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
}

/** Sends a stranger's document to be saved. */
export function sendAttachment(reply: FastifyReply, { name, content }: Attachment) {
  const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  return asAttachment(reply, name).type(type).send(content)
}

/** The name in letters that every browser knows, and whole for those that read RFC 5987. */
export function dispositionOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[^\w .()-]+/g, '_')
  const whole = encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, percentEncode)
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

function percentEncode(character: string) {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
