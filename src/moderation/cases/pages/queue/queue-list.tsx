import { Tag } from '#platform/ui/facts/tag.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { RISK_NAMES, RISK_TARGETS } from '#moderation/cases/moderation-words.ts'
import type { Risk } from '#safety/cases/moderation.schema.ts'
import type { ShownCase } from './shown-queue.ts'
import styles from './queue.module.css'

interface QueueListProps {
  cases: ShownCase[]
  /** The id of the case on the page. */
  current?: string
  /** The id of the form that the tick boxes belong to. */
  form?: string
  /** Grouped by risk; decided cases are not. */
  isGrouped?: boolean
}

/** Cases by risk and the time left. */
export function QueueList({ cases, current, form, isGrouped = true }: QueueListProps) {
  const groups = isGrouped
    ? [...Map.groupBy(cases, ({ risk }) => risk)]
    : ([[null, cases]] as [Risk | null, ShownCase[]][])
  return (
    <div className={styles.queue}>
      {groups.map(([risk, ofRisk]) => (
        <section key={risk} aria-labelledby={risk ? `risk-${risk}` : undefined}>
          {risk && (
            <h2 id={`risk-${risk}`} className={styles.risk}>
              {RISK_NAMES[risk]}: {RISK_TARGETS[risk]}
            </h2>
          )}
          <ol className={styles.cases}>
            {ofRisk.map((item) => (
              <CaseRow key={item.id} item={item} isCurrent={item.id === current} form={form} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

interface CaseRowProps {
  item: ShownCase
  isCurrent: boolean
  form: string | undefined
}

const RISK_STYLES = { 1: styles.high, 2: styles.middle, 3: styles.low } as const
const HOLDERS = { mine: 'Yours', another: 'Another admin has it', nobody: null } as const

function CaseRow({ item, isCurrent, form }: CaseRowProps) {
  const { id, number, title, employer, kind, reasons, time, timeTone, wrote, age, risk, holder } =
    item
  return (
    <li
      className={`${styles.row} ${RISK_STYLES[risk]}`}
      aria-current={isCurrent || undefined}
      data-case={id}
    >
      {form && (
        <label className={styles.tick}>
          <input type="checkbox" name="case" value={id} form={form} />
          <span className="visually-hidden">{`Tick case ${number}: ${title}`}</span>
        </label>
      )}
      <div className={styles.words}>
        <p className={styles.head}>
          <Link className={`card-link ${styles.title}`} href={`/desk/queue/${id}`}>
            {title}
          </Link>
          <span className={styles[timeTone]}>{time}</span>
        </p>
        {wrote && (
          <p>
            <Tag tone="signal" icon="mail">
              {wrote}
            </Tag>
          </p>
        )}
        {employer && employer !== title && <p className={styles.soft}>{employer}</p>}
        <p className={`${styles.soft} ${styles.reasons}`}>
          {[
            kind,
            age,
            item.status === 'confirm' && 'needs a second admin',
            HOLDERS[holder],
            // Last, because long ones are cut.
            reasons,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </li>
  )
}
