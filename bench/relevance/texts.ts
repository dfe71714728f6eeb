import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'

interface Advert {
  id: unknown
  title?: string
  company?: string
  description?: string
  description_snippet?: string
}

/** The text of each advert in a file: copies of an advert share a text, and a list shows one of them. */
export async function readTexts(file: string): Promise<Map<string, string>> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trim()
    .split('\n')
  return new Map(
    lines.map((line) => {
      const advert = JSON.parse(line) as Advert
      const { id, title, company, description, description_snippet } = advert
      return [String(id), [title, company, description ?? description_snippet].join('\n')]
    }),
  )
}
