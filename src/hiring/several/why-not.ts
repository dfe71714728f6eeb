import type { DomainError, FailureCode } from '#platform/primitives/errors.schema.ts'

/** Sentences to follow the name of the job. Those of a form for one job would say that a draft is saved. */
const WORDS: Partial<Record<FailureCode, string>> = {
  already_applied: 'you have applied there already.',
  withdrawn: 'you have withdrawn an application there, so you cannot send another one.',
  job_closed: 'this job has closed.',
  nobody_reads: 'nobody reads applications there any more.',
  own_job: 'this is a job of your own organisation.',
  apply_elsewhere: 'this job was advertised on another site. Its page says how to apply.',
  job_not_found: 'this job is no longer here.',
  too_many: 'you have sent thirty applications since yesterday. Send this one tomorrow.',
}

/** The reason why nothing was sent to a job, to follow its name. */
export function whyNot({ code, message }: DomainError): string {
  return WORDS[code] ?? message
}
