import { Tag } from '#app/ui/tag.tsx'
import type { AdminPersonItem } from '#contract/admin.ts'

/** Tags for admins and suspended people. */
export function PersonTags({ person }: { person: AdminPersonItem }) {
  return (
    <span>
      {person.isOwner && <Tag tone="sea">Admin</Tag>}{' '}
      {person.isSuspended && <Tag tone="danger">Suspended</Tag>}
    </span>
  )
}
