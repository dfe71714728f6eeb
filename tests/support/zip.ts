const LOCAL_FILE = 0x04034b50
const CENTRAL_FILE = 0x02014b50
const STORED = 0

/** The files of a zip with uncompressed entries, by name. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  // The directory is last; its offset is near the end.
  let at = zip.readUInt32LE(zip.length - 6)
  while (zip.readUInt32LE(at) === CENTRAL_FILE) {
    const size = zip.readUInt32LE(at + 20)
    const nameLength = zip.readUInt16LE(at + 28)
    const extraLength = zip.readUInt16LE(at + 30)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    found.set(name, contentAt(zip, zip.readUInt32LE(at + 42), size))
    at += 46 + nameLength + extraLength
  }
  return found
}

function contentAt(zip: Buffer, header: number, size: number) {
  if (zip.readUInt32LE(header) !== LOCAL_FILE) throw new Error('This is no zip.')
  if (zip.readUInt16LE(header + 8) !== STORED) throw new Error('This entry is compressed.')
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
  return zip.subarray(start, start + size)
}
