import { kept } from '#app/kept/kept.tsx'
import type { JobCard as JobCardData } from '#contract/jobs.ts'
import { JobCard } from './job-card.tsx'

interface KeptCardProps {
  job: JobCardData
  heading: 'h2' | 'h3'
  isOwn: boolean
}

/** An item of a list with a card that offers its owner nothing to do. */
export const KeptCard = kept<KeptCardProps>(JobCard, {
  as: 'li',
  nameOf: ({ job, heading, isOwn }) => `${job.id} ${heading} ${isOwn}`,
})
