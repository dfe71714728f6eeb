import { finished } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Files } from '#platform/files/files.ts'
import type { FileRule, FormSource, ReceivedForm } from './forms.ts'
import { drain, toReadable } from './request-body.ts'

const FIELDS_LIMIT = 1024 * 1024
const BOUNDARY = /;\s*boundary=(?:"[^"]+"|[^\s";]+)\s*(?:;|$)/i
const LIMITS = {
  fieldSize: 64 * 1024,
  fields: 40,
  files: 5,
  parts: 45,
  headerPairs: 20,
  headerSize: 8192,
}

/**
 * Reads a form as a stream; files go to disk, never into memory. A file above its limit is still read, up to twice the
 * limit, to reach the fields after it.
 * @throws {DomainError} `wrong_type` or `bad_request` if it is not a complete multipart form
 */
export async function readForm(files: Files, source: FormSource, rule: FileRule) {
  const body = toReadable(source.body)
  try {
    const parsing = startParsing(files, source.contentType, rule)
    await parsing.feed(body)
    return parsing.form
  } catch (error) {
    drain(body)
    throw error
  }
}

/** Reads a form unless `guard` rejects it first, for instance because of a rate limit. */
export async function readFormAfter(
  guard: () => Promise<void>,
  ...[files, source, rule]: Parameters<typeof readForm>
): Promise<ReceivedForm> {
  try {
    await guard()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    drain(toReadable(source.body))
    return { values: {}, uploads: {}, failure: error, [Symbol.asyncDispose]: async () => {} }
  }
  return readForm(files, source, rule)
}

function startParsing(files: Files, contentType: FormSource['contentType'], rule: FileRule) {
  const parser = openParser(contentType, rule)
  const form = emptyForm()
  const expected = new Set(rule.fields)
  const openStreams = new Set<BusboyFileStream>()
  const pendingUploads: Promise<void>[] = []
  const failed = Promise.withResolvers<never>()
  // It may fail while nothing awaits it.
  failed.promise.catch(() => {})

  parser.on('error', failed.reject)
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(event, () => failed.reject(new DomainError('bad_request')))
  }
  parser.on('field', (name, value, _isNameCut, isValueCut) => {
    form.values[name] ??= value
    if (isValueCut) form.failure ??= tooLarge(name, 'This text is too long. Shorten it.')
  })
  parser.on('file', (field, stream, name) => {
    if (!expected.delete(field)) {
      stream.resume()
      return
    }
    openStreams.add(stream)
    const upload = receiveFile(field, stream, name).finally(() => openStreams.delete(stream))
    upload.catch(failed.reject)
    pendingUploads.push(upload)
  })
  return { form, feed }

  async function receiveFile(field: string, stream: BusboyFileStream, name: string | undefined) {
    const upload = await files.receive(stream, rule.limit)
    if (stream.truncated) form.failure ??= tooLarge(field, rule.tooLarge)
    // Browsers send an empty file without a name if no file was chosen.
    if (stream.truncated || !name) await upload[Symbol.asyncDispose]()
    else form.uploads[field] = { ...upload, name, field }
  }

  async function feed(body: Readable) {
    let total = 0
    try {
      for await (const chunk of body.iterator({ destroyOnReturn: false })) {
        total += chunk.length
        if (total > rule.limit * 2 + FIELDS_LIMIT) throw tooLarge(rule.fields[0], rule.tooLarge)
        await Promise.race([write(chunk), failed.promise])
      }
      parser.end()
      await Promise.race([finished(parser), failed.promise])
      await Promise.all(pendingUploads)
    } catch (error) {
      for (const stream of openStreams) stream.destroy()
      await Promise.allSettled(pendingUploads)
      if (!(error instanceof DomainError) || error.code === 'bad_request') {
        await form[Symbol.asyncDispose]()
        throw new DomainError('bad_request', [], { cause: error })
      }
      form.failure ??= error
      drain(body)
    }
  }

  function write(chunk: Uint8Array) {
    return new Promise<void>((resolve, reject) => {
      parser.write(chunk, (error) => (error ? reject(error) : resolve()))
    })
  }
}

function openParser(
  contentType: FormSource['contentType'],
  { limit: fileSize, textLimit: fieldSize = LIMITS.fieldSize }: FileRule,
) {
  if (!contentType?.startsWith('multipart/form-data')) throw new DomainError('wrong_type')
  // With an empty boundary the parser would never end.
  if (!BOUNDARY.test(contentType)) throw new DomainError('bad_request')
  try {
    const headers = { 'content-type': contentType }
    return new Busboy({ headers, limits: { ...LIMITS, fileSize, fieldSize } })
  } catch {
    throw new DomainError('bad_request')
  }
}

function emptyForm(): ReceivedForm {
  const uploads: ReceivedForm['uploads'] = Object.create(null)
  return {
    values: Object.create(null),
    uploads,
    failure: null,
    async [Symbol.asyncDispose]() {
      for (const upload of Object.values(uploads)) await upload[Symbol.asyncDispose]()
    },
  }
}

function tooLarge(field = '', message: string) {
  return new DomainError('too_large', [{ field, message }])
}
