import { Papers } from '#app/art/papers.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

export function AppliedJobs() {
  return (
    <EmptyState
      title="You have not applied from here yet"
      art={<Papers />}
      action={{ href: '/jobs', label: 'See all jobs' }}
    >
      Read a job and write to its employer. It costs nothing.
    </EmptyState>
  )
}
