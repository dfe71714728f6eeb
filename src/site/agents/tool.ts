import { z } from 'zod'
import type { Sender } from '#accounts/visitors/visitor.ts'

/** Answers of every tool: what is known, where it says so, and what nobody should conclude from it. */
export const ToolAnswer = z.object({
  summary: z.string(),
  facts: z.array(
    z.object({
      says: z.string(),
      quote: z
        .string()
        .nullable()
        .meta({ description: 'Words of the source or of the text; null where it has none.' }),
      source: z.object({ title: z.string(), url: z.string().nullable() }),
      date: z.string().meta({ description: 'The day of the source, or the day we looked.' }),
    }),
  ),
  notKnown: z.array(z.string()).meta({ description: 'Say these to the person as well.' }),
})
export type ToolAnswer = z.infer<typeof ToolAnswer>
export type ToolFact = ToolAnswer['facts'][number]

/** A question that programs may ask. It reads, and changes nothing. */
export interface Tool {
  name: string
  title: string
  description: string
  input: z.ZodObject
  /** @throws {DomainError} if the arguments are wrong or a limit is reached */
  answer(visitor: Pick<Sender, 'ip'>, input: unknown): Promise<ToolAnswer>
}

/** A text of an argument, with one sentence for everything that may be wrong with it. */
export function Words(called: string, limit: number) {
  const message = `Give ${called} as text of 1 to ${limit} characters.`
  return z.string(message).trim().min(1, message).max(limit, message)
}
