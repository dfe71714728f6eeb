import { isUtf8 } from 'node:buffer'

// Every sequence that is UTF-8, and every byte above ASCII that is not part of one.
const UTF8_OR_BYTE =
  /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\x80-\xff]/g

const windows1252 = new TextDecoder('windows-1252')

/**
 * Decodes UTF-16 with a byte order mark, and otherwise UTF-8, in which invalid bytes are decoded as
 * windows-1252. It loses nothing and never fails.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decode: ReturnType<typeof utf8Decoder> | null = null
  for await (const chunk of bytes) {
    decode ??= decoderFor(chunk)
    const text = decode(chunk)
    if (text) yield text
  }
  const last = decode?.(null)
  if (last) yield last
}

function decoderFor([first, second]: Uint8Array) {
  const isLittleEndian = first === 0xff && second === 0xfe
  const isBigEndian = first === 0xfe && second === 0xff
  if (!isLittleEndian && !isBigEndian) return utf8Decoder()

  const decoder = new TextDecoder(isLittleEndian ? 'utf-16le' : 'utf-16be')
  return (chunk: Uint8Array | null) =>
    chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
}

function utf8Decoder() {
  let rest = Buffer.alloc(0)
  let isStart = true

  return (chunk: Uint8Array | null) => {
    const buffer = chunk ? Buffer.concat([rest, chunk]) : rest
    const end = chunk ? buffer.length - incompleteLength(buffer) : buffer.length
    rest = Buffer.from(buffer.subarray(end))
    const text = decodeBytes(buffer.subarray(0, end))
    if (!isStart || text === '') return text
    isStart = false
    return text.replace(/^\ufeff/, '')
  }
}

/** The number of bytes at the end that may begin a character of the next chunk. */
function incompleteLength(buffer: Buffer) {
  for (let back = 1; back <= Math.min(3, buffer.length); back += 1) {
    const byte = buffer[buffer.length - back] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc2) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      return length > back ? back : 0
    }
  }
  return 0
}

function decodeBytes(bytes: Buffer) {
  if (isUtf8(bytes)) return bytes.toString('utf8')
  return bytes
    .toString('latin1')
    .replaceAll(UTF8_OR_BYTE, (match) =>
      match.length === 1
        ? windows1252.decode(Buffer.from(match, 'latin1'))
        : Buffer.from(match, 'latin1').toString('utf8'),
    )
}
