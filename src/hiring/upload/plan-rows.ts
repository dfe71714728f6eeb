import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { RowPlan } from './upload-words.ts'
import { factsKey, referenceKey, type OwnJobs } from './own-jobs.ts'

/** The values that distinguish rows. */
export interface PlannedRow {
  number: number
  reference: string
  answers: Record<string, string>
}

export interface Plan {
  plan: RowPlan
  /** The reason why it is a duplicate; empty for the others. */
  planDetail: string
  /** The job that it changes, or that already exists. */
  jobId: Id | null
}

/** The action of publishing on each row, by its number. */
export function planRows(rows: PlannedRow[], ownJobs: OwnJobs): Map<number, Plan> {
  const firstByReference = new Map<string, number>()
  const firstByFacts = new Map<string, PlannedRow[]>()
  const plans = new Map<number, Plan>()
  for (const row of rows) {
    const { number, reference, answers } = row
    const employerName = answers.companyName ?? ''
    const byReference = reference ? referenceKey(employerName, reference) : null
    const facts = factsOf(answers)
    const others = firstByFacts.get(facts) ?? []
    plans.set(number, plan())
    if (byReference && !firstByReference.has(byReference)) firstByReference.set(byReference, number)
    firstByFacts.set(facts, [...others, row])

    function plan(): Plan {
      const sameReference = byReference ? firstByReference.get(byReference) : undefined
      if (sameReference) return second(`Row ${sameReference} has the same reference.`)
      const job = byReference ? ownJobs.byReference.get(byReference) : undefined
      if (job) return { plan: 'change', planDetail: '', jobId: job.id }
      const other = others.find((each) => !reference || !each.reference)
      if (other) return second(`Row ${other.number} is the same job in the same place.`)
      const open = ownJobs.byFacts.get(facts)?.find((each) => !reference || !each.reference)
      if (open) return second('You have this job already.', open.id)
      return { plan: 'new', planDetail: '', jobId: null }
    }
  }
  return plans
}

function second(planDetail: string, jobId: Id | null = null): Plan {
  return { plan: 'double', planDetail, jobId }
}

function factsOf({ companyName = '', jobTitle = '', place = '' }: Record<string, string>) {
  return factsKey({ employerName: companyName, title: jobTitle, place })
}
