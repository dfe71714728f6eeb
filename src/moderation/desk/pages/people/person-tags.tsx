import { Tag } from '#platform/ui/facts/tag.tsx'
import type { AdminPersonItem } from '#moderation/desk/admin.schema.ts'

/** Tags for admins and suspended people. */
export function PersonTags({ person }: { person: AdminPersonItem }) {
  return (
    <span>
      {person.isOwner && <Tag tone="sea">Admin</Tag>}{' '}
      {person.isSuspended && <Tag tone="danger">Suspended</Tag>}
    </span>
  )
}
