import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const Judgement = z.object({
  q: z.string(),
  place: z.string().nullable(),
  /** The searcher's intention, in a sentence. */
  note: z.string(),
  /** Grades by the advert's id in the file of adverts; README.md explains 0 to 3. */
  grades: z.record(z.string(), z.number().int().min(0).max(3)),
})
export type Judgement = z.infer<typeof Judgement>

export async function readJudgements(file: string): Promise<Judgement[]> {
  const text = await readFile(new URL(file, import.meta.url), 'utf8')
  return z.array(Judgement).parse(JSON.parse(text))
}
