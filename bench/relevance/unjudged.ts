import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'

/** A job as the API lists it. */
export interface Answer {
  _id: string
  title: string
  name: string
  location: string
}

interface Search {
  q: string
  place: string | null
  unjudged: Answer[]
}

/** Lists results without a grade in the file of BENCH_UNJUDGED, by the adverts' own ids. */
export async function writeUnjudged(
  searches: Search[],
  adverts: string,
  jobIdOf: (advert: string) => string,
) {
  const file = process.env.BENCH_UNJUDGED
  if (!file) return
  const advertOf = new Map(
    (await readAdvertIds(adverts)).map((advert) => [jobIdOf(advert), advert] as const),
  )
  const lines = searches.flatMap(({ q, place, unjudged }) =>
    unjudged.map(({ _id, title, name, location }) =>
      [q, place ?? '', advertOf.get(_id) ?? '', title, name, location].join('\t'),
    ),
  )
  await writeFile(file, lines.map((line) => `${line}\n`).join(''))
}

async function readAdvertIds(file: string) {
  // Texts contain other line separators, at which a line reader would break.
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n')
  return lines.map((line) => (JSON.parse(line) as { id: string }).id)
}
