import { AnswerLine } from '#sponsorship/headline/pages/answer-line.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { canPublish, type RowView } from './list-view.ts'
import styles from './list-row.module.css'

const PLANS = {
  new: { tone: 'neutral', words: 'New' },
  change: { tone: 'sea', words: 'Changes a job' },
  same: { tone: 'neutral', words: 'Unchanged' },
  double: { tone: 'warning', words: 'In the list twice' },
} as const

/** A row of a list: the resulting job and its problems. */
export function ListRow({ row }: { row: RowView }) {
  const { number, title, where, pay, closes, reference, answer, plan, outcome } = row
  const canTick = canPublish(row)
  const edit = canTick ? 'Edit' : 'Fix'
  const facts = [pay, closes, reference && `Reference ${reference}`].filter(Boolean)
  return (
    <li className={styles.row} data-problem={row.problems.length > 0 || undefined}>
      {canTick ? (
        <input
          className={styles.tick}
          id={`row-${number}`}
          type="checkbox"
          name="row"
          value={number}
          defaultChecked={row.isSelected}
          aria-label={`Publish row ${number}: ${title}`}
        />
      ) : (
        <span className={styles.cross}>
          <Icon name="alert" />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.head}>
          <span className={styles.number}>Row {number}</span>
          {canTick ? (
            <label className={styles.title} htmlFor={`row-${number}`}>
              {title}
            </label>
          ) : (
            <b className={styles.title}>{title}</b>
          )}
          {outcome === null && canTick && <Tag tone={PLANS[plan].tone}>{PLANS[plan].words}</Tag>}
          {outcome !== null && <Tag tone="warning">{row.outcomeWords}</Tag>}
        </p>
        <p className={styles.facts}>
          {[where, ...facts].filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <RowNotes row={row} />
      </div>
      {answer && <AnswerLine className={styles.answer} answer={answer} />}
      <Button
        type="submit"
        size="small"
        name="go"
        value={`row-${number}`}
        aria-label={`${edit} row ${number}`}
      >
        {edit} this row
      </Button>
    </li>
  )
}

function RowNotes({ row }: { row: RowView }) {
  const { problems, warnings, plan, planDetail, jobHref, outcomeDetail } = row
  return (
    <>
      {problems.map((problem) => (
        <p key={problem} className={styles.problem}>
          {problem}
        </p>
      ))}
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
      {planDetail && (
        <p className={styles.warning}>
          {planDetail} {plan === 'double' && jobHref && <Link href={jobHref}>Look at it</Link>}
        </p>
      )}
      {outcomeDetail && <p className={styles.warning}>{outcomeDetail}</p>}
    </>
  )
}
