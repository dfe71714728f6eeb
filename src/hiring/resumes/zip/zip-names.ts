import { safeFileName } from '#platform/files/file-name.ts'

/** Names that Windows refuses for files. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i
const LONGEST_NAME = 80

/** Names for the CVs in a zip: from the applicant’s name, safe on every system, no two alike. */
export function createZipNames() {
  const taken = new Set<string>()

  /** ‘Amara Okafor – CV.pdf’; for the second of that name ‘Amara Okafor (2) – CV.pdf’. */
  return function nameFor(
    person: string,
    { extension, what = 'CV' }: { extension: string; what?: string },
  ) {
    const stem = stemOf(person)
    for (let count = 1; ; count += 1) {
      const number = count === 1 ? '' : ` (${count})`
      const name = `${stem}${number} – ${what}.${extension}`
      // Some systems ignore case and Unicode normalisation in names.
      const key = name.normalize('NFC').toLowerCase()
      if (taken.has(key)) continue
      taken.add(key)
      return name
    }
  }
}

function stemOf(person: string): string {
  // A name is no path: what follows a slash belongs to it.
  const safe = safeFileName(person.replaceAll(/[/\\]/g, ' '), 'x').replace(/\.x$/, '')
  const short = Array.from(safe.normalize('NFC')).slice(0, LONGEST_NAME).join('').trim()
  return RESERVED.test(short) ? `${short}_` : short
}
