import type { AdminPersonItem } from '#moderation/desk/people/admin-people.queries.ts'
import { Tag } from '#platform/ui/facts/tag.tsx'

/** Tags for admins and suspended people. */
export function PersonTags({ person }: { person: AdminPersonItem }) {
  return (
    <span>
      {person.isOwner && <Tag tone="sea">Admin</Tag>}{' '}
      {person.isSuspended && <Tag tone="danger">Suspended</Tag>}
    </span>
  )
}
