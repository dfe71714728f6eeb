import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'

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

/** Lists what nobody has graded yet in the file of BENCH_UNJUDGED, by the adverts' own ids. */
export async function writeUnjudged(
  searches: Search[],
  adverts: string,
  jobIdOf: (advert: string) => string,
) {
  const file = process.env.BENCH_UNJUDGED
  if (!file) return
  const advertOf = new Map<string, string>()
  for await (const line of createInterface(createReadStream(adverts).pipe(createGunzip()))) {
    const { id } = JSON.parse(line) as { id: string }
    advertOf.set(jobIdOf(id), id)
  }
  const lines = searches.flatMap(({ q, place, unjudged }) =>
    unjudged.map(({ _id, title, name, location }) =>
      [q, place ?? '', advertOf.get(_id) ?? '', title, name, location].join('\t'),
    ),
  )
  await writeFile(file, lines.map((line) => `${line}\n`).join(''))
}
