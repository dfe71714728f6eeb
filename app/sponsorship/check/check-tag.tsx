import { Tag } from '#app/ui/tag.tsx'
import { tagOf } from '#contract/sponsorship/tags.ts'
import type { Verdicts } from '#contract/sponsorship/criteria.ts'

/** What a card says of sponsorship. */
export function CheckTag({ check }: { check: Verdicts }) {
  const { tone, words } = tagOf(check)
  return (
    <p>
      <Tag tone={tone}>{words}</Tag>
    </p>
  )
}
