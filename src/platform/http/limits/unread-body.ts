import { Readable } from 'node:stream'
import type { ReadableStreamDefaultReader } from 'node:stream/web'

/**
 * A request's body as a web stream that reads nothing until the page does. Node discards a body that has not been read,
 * so the connection can serve the next request.
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
