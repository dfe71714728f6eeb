const BLOCK = 512
/** The size of a page of the write-ahead log. */
const PAGE = 8192
const SEGMENT = /^\/?pg_wal\/[0-9A-F]{24}$/

/**
 * A dump (tar) of a database without what its write-ahead log reserves: 32 of 48 MB, which every copy would read. Needs
 * a log that has just been switched: its first segment is the only one with content.
 */
export function trimLog(dump: Uint8Array) {
  const tar = Buffer.from(dump)
  const parts: Buffer[] = []
  let segments = 0
  for (let at = 0; at < tar.length;) {
    const header = tar.subarray(at, at + BLOCK)
    const [name = ''] = header.toString('latin1', 0, 100).split('\0')
    const size = Number.parseInt(header.toString('latin1', 124, 136), 8) || 0
    const blocks = Math.ceil(size / BLOCK) * BLOCK
    const content = tar.subarray(at + BLOCK, at + BLOCK + blocks)
    at += BLOCK + blocks
    if (!SEGMENT.test(name)) parts.push(header, content)
    else if ((segments += 1) === 1) parts.push(...shorten(header, content))
  }
  return Buffer.concat(parts)
}

/** The file up to its last page with content, and one empty page, at which recovery ends. */
function shorten(header: Buffer, content: Buffer) {
  const last = content.findLastIndex((byte) => byte !== 0)
  const size = Math.min(content.length, Math.ceil((last + 1) / PAGE) * PAGE + PAGE)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124, 'latin1')
  header.fill(' ', 148, 156)
  const checksum = header.reduce((sum, byte) => sum + byte, 0)
  header.write(`${checksum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return [header, content.subarray(0, size)]
}
