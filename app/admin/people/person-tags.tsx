import { Tag } from '#app/ui/tag.tsx'
import type { AdminPersonItem } from '#contract/admin.ts'

/** What sets somebody apart; nothing for most people. */
export function PersonTags({ person }: { person: AdminPersonItem }) {
  return (
    <span>
      {person.isOwner && <Tag tone="sea">Owner</Tag>}{' '}
      {person.isSuspended && <Tag tone="danger">Suspended</Tag>}
    </span>
  )
}
