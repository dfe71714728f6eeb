import { requireActor } from '#app/accounts/require-actor.ts'
import { requestContext } from '#app/context.ts'
import { PageHeader } from '#app/layout/page-header.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Select } from '#app/ui/select.tsx'
import { unsent } from '#app/unsent.ts'
import { CATEGORIES } from '#contract/categories.ts'
import { COUNTRIES } from '#contract/countries.ts'
import { ANY_JOB, JobType } from '#contract/jobs.ts'
import type { Route } from './+types/search.route.ts'
import { withCounts } from './with-counts.ts'
import styles from './search.module.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  requireActor(facts, request)
  const { total, types, countries, categories } = await facts.jobs.facets(ANY_JOB)
  return unsent(facts, {
    total,
    types: withCounts(
      JobType.options.map((value) => ({ value, name: value })),
      types,
    ),
    countries: withCounts(
      COUNTRIES.map(({ code, name }) => ({ value: code, name })),
      countries,
    ),
    categories: withCounts(
      CATEGORIES.map(({ slug, name }) => ({
        value: slug,
        name: slug === 'healthcare' ? 'Health' : name,
      })),
      categories,
    ),
  })
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { types, countries, categories } = loaderData

  return (
    <PageLayout width="form">
      <title>Search for a job – Landfall</title>
      <meta
        name="description"
        content="Search open jobs abroad by job type, country and category."
      />
      <meta name="robots" content="noindex, follow" />
      <PageHeader title="Search for a job">
        <p>Choose one, two or all three. The number is how many jobs are open.</p>
      </PageHeader>
      <Card padding="roomy">
        <form className={styles.form} action="/jobs" method="get">
          <Select name="type" label="Job type" placeholder="Any job type" options={types} />
          <Select
            name="country"
            label="Location"
            placeholder="Select your country"
            hint="The country the job is in."
            options={countries}
          />
          <Select
            name="category"
            label="Category"
            placeholder="Any category"
            options={categories}
          />
          <Button type="submit" tone="primary" size="large" icon="search">
            Show jobs
          </Button>
        </form>
      </Card>
    </PageLayout>
  )
}
