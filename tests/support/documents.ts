import { crc32 } from 'node:zlib'

/** The smallest valid files of each type, padded to `size` bytes if needed. */
export function aPdf(size = 0): File {
  const text = '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n'
  return new File([text, new Uint8Array(Math.max(0, size - text.length))], 'plan.pdf')
}

export function aDocx(): File {
  const types =
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-' +
    'officedocument.wordprocessingml.document.main+xml"/></Types>'
  return new File([zip('[Content_Types].xml', types)], 'plan.docx')
}

export function aSpreadsheet(): File {
  const types =
    '<?xml version="1.0"?><Types><Override PartName="/xl/workbook.xml" ContentType="application/' +
    'vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>'
  return new File([zip('[Content_Types].xml', types)], 'plan.docx')
}

/** A file in Word's old format: a container with one directory entry. */
export function aDoc(stream = 'WordDocument'): File {
  const bytes = Buffer.alloc(1024)
  bytes.write('d0cf11e0a1b11ae1', 'hex')
  bytes.write(stream, 512 + 128, 'utf16le')
  return new File([bytes], 'plan.doc')
}

/** A Windows program with a false name. */
export function aProgram(): File {
  return new File([Buffer.from('4d5a90000300000004000000ffff0000', 'hex')], 'plan.pdf')
}

interface Packed {
  packed: Buffer
  /** The unpacked size that the entry claims. */
  claims: number
}

/** An archive of one entry: uncompressed, or compressed by the test. */
export function zip(name: string, content: string, { packed, claims }: Partial<Packed> = {}) {
  const body = packed ?? Buffer.from(content)
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(packed ? 8 : 0, 4)
  facts.writeUInt32LE(crc32(body), 10)
  facts.writeUInt32LE(body.length, 14)
  facts.writeUInt32LE(claims ?? body.length, 18)
  facts.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), body])
  const rest = Buffer.alloc(14)
  const entry = Buffer.concat([
    Buffer.from('PK\u0001\u0002\u0014\u0000'),
    facts,
    rest,
    Buffer.from(name),
  ])
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, entry, end])
}
