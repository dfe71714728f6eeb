import { useFieldError } from '#platform/forms/pages/form-errors.ts'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import fieldStyles from '#platform/ui/fields/field.module.css'
import { FieldNotes } from '#platform/ui/fields/field.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { jobField, MOST_AT_ONCE, shareField, type JobToSend } from '#hiring/several/several.ts'
import styles from './several.module.css'

interface ChosenJob extends JobToSend {
  /** A note about an unproved poster; null for others. */
  handover: string | null
  isTicked: boolean
}

interface JobChoiceProps {
  jobs: ChosenJob[]
  /** The URL names a job whose page is gone. */
  isMissing: boolean
  rejection: Rejection | undefined
  values: Record<string, string>
}

/** The jobs the application goes to, and those it cannot go to. */
export function JobChoice({ jobs, isMissing, rejection, values }: JobChoiceProps) {
  const error = useFieldError('jobs', rejection?.errors.jobs)
  const open = jobs.filter(({ problem }) => problem === null)
  const closed = jobs.filter(({ problem }) => problem !== null)
  return (
    <>
      <fieldset
        id="jobs"
        tabIndex={-1}
        className={fieldStyles.field}
        aria-describedby={error ? 'jobs-hint jobs-error' : 'jobs-hint'}
      >
        <legend className={fieldStyles.label}>Send it to</legend>
        <FieldNotes
          id="jobs"
          hint={`Up to ${MOST_AT_ONCE} jobs. Untick the jobs that it should not go to.`}
          {...(error && { error })}
        />
        {open.map((job) => (
          <OpenJob key={job.id} job={job} rejection={rejection} values={values} />
        ))}
        {open.length === 0 && <p>None of the jobs you ticked takes your application.</p>}
      </fieldset>
      {(closed.length > 0 || isMissing) && (
        <div>
          <p className={fieldStyles.label}>These get nothing</p>
          <ul className={styles.list}>
            {closed.map(({ id, problem, ...job }) => (
              <li key={id}>
                <b>{nameOf(job)}</b>: {problem}
              </li>
            ))}
            {isMissing && <li>A job that you ticked is no longer here.</li>}
          </ul>
        </div>
      )}
    </>
  )
}

function OpenJob({
  job,
  rejection,
  values,
}: { job: ChosenJob } & Pick<JobChoiceProps, 'rejection' | 'values'>) {
  const { words } = useLanguage()
  const { id, title, location, handover } = job
  const [field, share] = [jobField(id), shareField(id)]
  return (
    <div className={styles.job}>
      <Checkbox
        name={field}
        value={nameOf(job)}
        label={<b>{nameOf(job)}</b>}
        error={rejection?.errors[field]}
        defaultChecked={rejection ? field in values : job.isTicked}
      />
      <p className={styles.facts}>
        {location} ·{' '}
        <Link href={jobPath({ id, title })}>
          Read the advert<span className="visually-hidden">: {nameOf(job)}</span>
        </Link>
      </p>
      {handover && (
        <div className={styles.facts}>
          <p>{handover}</p>
          <Checkbox
            name={share}
            value="on"
            label={
              <>
                {words.apply.shareDetails}
                <span className="visually-hidden">: {nameOf(job)}</span>
              </>
            }
            defaultChecked={values[share] === 'on'}
          />
        </div>
      )}
    </div>
  )
}

function nameOf({ title, employer }: Pick<JobToSend, 'title' | 'employer'>) {
  return `${title}, ${employer}`
}
