import { create } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'

const MEDIA_TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** The reasons why an existing document cannot be opened. */
export const CLOSED_FILE = ['file_waiting', 'file_removed'] as const

interface UploadedDocument {
  /** The uploader's own name for it, already made safe to save. */
  name: string
  content: Readable
}

/** Makes the answer a download: no browser shows it as a page of this site, and no cache stores it. */
export function asAttachment(reply: FastifyReply, name: string): FastifyReply {
  return reply
    .header('content-disposition', create(name.toWellFormed()))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
}

/** Sends an uploaded document as a download. */
export function sendAttachment(reply: FastifyReply, { name, content }: UploadedDocument) {
  const type = MEDIA_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  return asAttachment(reply, name).type(type).send(content)
}
