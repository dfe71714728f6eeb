import { useState, type SubmitEvent } from 'react'
import type { ListedJob } from '#board/jobs/pages/card/listed-job.ts'
import { AnswerLine } from '#sponsorship/headline/pages/answer-line.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { severalPath } from '#trade/paths/arrival-paths.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import styles from './switch-jobs.module.css'

interface SwitchJobsProps {
  jobs: (ListedJob & { answers: string | null })[]
  /** The maximum number of ticks. */
  most: number
}

/** Jobs to tick. The form leads to the application with their ids in its URL. */
export function SwitchJobs({ jobs, most }: SwitchJobsProps) {
  const [note, setNote] = useState('')
  const [isWrong, setIsWrong] = useState(false)

  function count(form: HTMLFormElement) {
    const ticked = new FormData(form).getAll('job').length
    setNote(ticked > most ? tooManyWords(ticked, most) : `${ticked} of ${most} ticked`)
    setIsWrong(ticked > most)
    return ticked
  }

  function check(event: SubmitEvent<HTMLFormElement>) {
    const ticked = count(event.currentTarget)
    if (ticked > 0 && ticked <= most) return
    event.preventDefault()
    if (ticked === 0) setNote('Tick at least one job.')
    setIsWrong(true)
  }

  return (
    <form
      action={severalPath()}
      className={styles.form}
      onChange={({ currentTarget }) => count(currentTarget)}
      onSubmit={check}
    >
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <Card key={job.id} as="li">
            <SwitchJob {...job} />
          </Card>
        ))}
      </ul>
      <div className={styles.actions}>
        <output className={isWrong ? styles.wrong : undefined}>{note}</output>
        <Button type="submit" tone="primary">
          Go on with the jobs I ticked
        </Button>
      </div>
    </form>
  )
}

function SwitchJob({ answers, ...job }: SwitchJobsProps['jobs'][number]) {
  const { id, title, employer, location, pay, neededPay, answer, poster, applied } = job
  const name = `${title}, ${employer}`
  return (
    <div className={styles.job}>
      {applied ? (
        <p className={styles.name}>
          <b>{name}</b>
        </p>
      ) : (
        <Checkbox id={`job-${id}`} name="job" value={id} label={<b>{name}</b>} />
      )}
      <div className={styles.facts}>
        {answers && <p>{answers}</p>}
        {answer && <AnswerLine answer={answer} />}
        <p>
          {location} · {pay}
          {neededPay && `, ${neededPay}`}
        </p>
        {poster && <p>{poster}</p>}
        <p>
          {applied ? (
            <Link href={applied.href}>{applied.words}</Link>
          ) : (
            <Link href={jobPath(job)}>
              Read the advert<span className="visually-hidden">: {name}</span>
            </Link>
          )}
        </p>
      </div>
    </div>
  )
}

function tooManyWords(ticked: number, most: number) {
  return `You ticked ${ticked}. You can send to ${most} at once: untick ${ticked - most}.`
}
