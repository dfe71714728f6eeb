import { Card } from '#platform/ui/facts/card.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { scorecardPath } from '#hiring/applicants/applicant-paths.ts'
import type { ScoreLine } from '#hiring/team/scorecards/scorecard-lines.ts'
import type { FormParts } from '#hiring/applicants/pages/opened/form-parts.ts'
import { IntentButton } from '#hiring/applicants/pages/opened/intent-button.tsx'
import styles from './team.module.css'

interface ScorecardPartProps {
  jobId: string
  lines: ScoreLine[]
  scores: readonly number[]
  canScore: boolean
  parts: FormParts
  limit: number
}

/** The scorecard: members see colleagues' scores only after giving their own. */
export function ScorecardPart({ jobId, lines, canScore, ...rest }: ScorecardPartProps) {
  return (
    <Card as="section">
      <div className={styles.part} id="scorecard">
        <div className={styles.head}>
          <h2 className={styles.title}>Scorecard</h2>
          {canScore && (
            <Link href={scorecardPath(jobId)}>{lines.length > 0 ? 'Change it' : 'Set it up'}</Link>
          )}
        </div>
        {lines.length === 0 ? (
          <p className={styles.hint}>Nothing is scored for this job yet.</p>
        ) : (
          <ScoreLines lines={lines} canScore={canScore} {...rest} />
        )}
      </div>
    </Card>
  )
}

function ScoreLines({ lines, canScore, parts, ...rest }: Omit<ScorecardPartProps, 'jobId'>) {
  return (
    <>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line.criterionId} className={styles.line}>
            <h3 className={styles.criterion}>{line.name}</h3>
            <Results line={line} canScore={canScore} />
            {canScore && <OwnScore line={line} parts={parts} {...rest} />}
          </li>
        ))}
      </ol>
      {canScore && (
        <div>
          <IntentButton intent="scores" loading={parts.isSending('scores')}>
            Save your scores
          </IntentButton>
        </div>
      )}
      <p className={styles.hint}>
        {canScore && 'You see your colleagues’ scores once you have scored. '}
        People decide, not numbers: nothing is sorted by them.
      </p>
    </>
  )
}

function Results({
  line: { own, others, otherCount, average },
  canScore,
}: {
  line: ScoreLine
  canScore: boolean
}) {
  if (others === null) {
    if (otherCount === 0) return null
    return <p className={styles.hint}>{scoredWords(otherCount)}</p>
  }
  const all = [...(own ? [{ author: 'You', ...own }] : []), ...others]
  if (all.length === 0) return canScore ? null : <p className={styles.hint}>Not scored yet.</p>
  return (
    <>
      <ul className={styles.results}>
        {all.map(({ author, score, reason }, at) => (
          <li key={`${author} ${at}`}>
            <b>{score} of 5</b> · {author}
            {reason && <span className={styles.reason}>{reason}</span>}
          </li>
        ))}
      </ul>
      {average !== null && <p className={styles.hint}>{average} of 5 on average</p>}
    </>
  )
}

function scoredWords(count: number) {
  return count === 1 ? 'One colleague has scored this.' : `${count} colleagues have scored this.`
}

type OwnScoreProps = { line: ScoreLine } & Pick<ScorecardPartProps, 'scores' | 'parts' | 'limit'>

function OwnScore({ line, ...rest }: OwnScoreProps) {
  const { own, criterionId, name } = line
  const isOther = (field: string, saved: string) => (rest.parts.typed(field) ?? saved) !== saved
  if (!own) return <ScoreFields line={line} {...rest} />
  return (
    <Disclosure
      key={`${own.score} ${own.reason}`}
      open={
        isOther(`score-${criterionId}`, String(own.score)) ||
        isOther(`why-${criterionId}`, own.reason)
      }
      summary={
        <span>
          Change your score<span className="visually-hidden"> for {name}</span>
        </span>
      }
    >
      <ScoreFields line={line} {...rest} />
    </Disclosure>
  )
}

function ScoreFields({ line: { criterionId, name, own }, scores, parts, limit }: OwnScoreProps) {
  const field = `score-${criterionId}`
  const why = `why-${criterionId}`
  const error = parts.error(field)
  const reason = parts.typed(why) ?? own?.reason
  const current = parts.typed(field) ?? String(own?.score ?? '')
  return (
    <div className={styles.part}>
      <fieldset className={styles.scale} aria-describedby={error ? `${field}-error` : undefined}>
        <legend className="visually-hidden">{`Your score for ${name}, from 1 to 5`}</legend>
        {error && (
          <p id={`${field}-error`} className={styles.error}>
            {error}
          </p>
        )}
        {scores.map((score, at) => (
          <label key={score} className={styles.score}>
            <input
              id={at === 0 ? field : undefined}
              type="radio"
              name={field}
              value={score}
              defaultChecked={String(score) === current}
            />
            <span>{score}</span>
          </label>
        ))}
      </fieldset>
      <details className={styles.why} open={Boolean(reason) || parts.error(why) !== undefined}>
        <summary>
          Say why<span className="visually-hidden">: {name}</span>
        </summary>
        <TextField
          name={why}
          label={`Why (${name})`}
          error={parts.error(why)}
          optional
          maxLength={limit}
          defaultValue={reason}
        />
      </details>
    </div>
  )
}
