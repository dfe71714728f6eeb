import { Readable } from 'node:stream'
import type { ReadableStreamDefaultReader } from 'node:stream/web'

/**
 * A request's body as a page takes it, not touched before the page reads it. One that nobody has
 * begun to read, Node reads past by itself, so that the connection serves the next request.
 */
export function unreadBody(raw: Readable): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  return new ReadableStream(
    {
      async pull(controller) {
        reader ??= Readable.toWeb(raw).getReader()
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel(reason) {
        await reader?.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
