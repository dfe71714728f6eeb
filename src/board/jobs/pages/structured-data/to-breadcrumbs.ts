import type { BreadcrumbList, WithContext } from 'schema-dts'
import { jobPath, jobsPath } from '#board/jobs/model/job-paths.ts'
import type { JobView } from '#trade/jobs.schema.ts'

/** The breadcrumbs from the home page to a job, as its page shows them. */
export function toBreadcrumbs(
  job: JobView,
  { publicUrl }: { publicUrl: string },
): WithContext<BreadcrumbList> {
  const steps = [
    { name: 'Jobs', path: jobsPath({}) },
    { name: job.category.name, path: jobsPath({ category: job.category.slug }) },
    { name: job.title, path: jobPath(job) },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${path}`,
    })),
  }
}
