import type { ReactNode } from 'react'
import type { ApplicantSort } from '#hiring/applicants/applicant-list.schema.ts'
import type {
  ApplicantListCard,
  AskedQuestion,
  ShortAnswer,
  ShownApplicants,
} from '#hiring/applicants/applicant-list-views.ts'
import { shortDate } from '#platform/primitives/formats.ts'
import { applicantPath, applicantsPath, listOf } from '#hiring/applicants/applicant-paths.ts'
import { Link } from '#platform/ui/buttons/link.tsx'
import { TABLE_ROLES } from '#platform/ui/facts/table-roles.ts'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { StatusTag } from '#hiring/applications/pages/status-tag.tsx'
import { newMessagesWords } from '#hiring/applications/pages/status-words.ts'
import { MoveMenu } from '#hiring/applicants/pages/board/move-menu.tsx'
import { Tick } from '#hiring/applicants/pages/list/ticks/tick.tsx'
import styles from './applicants-table.module.css'
import { experienceWords, Waits } from './waits.tsx'

interface Column {
  heading: string
  /** The whole question. */
  title?: string
  sort?: ApplicantSort
  /** The cell's content; null for nothing, which a card leaves out. */
  cell(card: ApplicantListCard): ReactNode
}

/** A column for each question. */
function toColumn({ question, heading }: AskedQuestion): Column {
  return {
    heading,
    title: question,
    cell({ answers }) {
      const found = answers.find((answer) => answer.question === question)
      return found ? <Answer {...found} /> : null
    },
  }
}

/** The columns after the name. To add one, add a line here. */
const COLUMNS: Column[] = [
  {
    heading: 'Status',
    cell: (card) => (
      <>
        <StatusTag application={card} reader="employer" />
        {card.interview && <span className={styles.under}>{card.interview}</span>}
      </>
    ),
  },
  {
    heading: 'Waits',
    sort: 'wait',
    cell: (card) => (card.waitsSince === null ? null : <Waits card={card} />),
  },
  { heading: 'Lives in', cell: ({ country }) => country },
  { heading: 'Last message', sort: 'word', cell: lastWord },
  {
    heading: 'Unread',
    cell: ({ newMessages }) =>
      newMessages > 0 ? <Tag tone="signal">{newMessagesWords(newMessages)}</Tag> : null,
  },
]

interface ApplicantsTableProps {
  jobId: string
  items: ApplicantListCard[]
  questions: AskedQuestion[]
  shown: ShownApplicants
  canAnswer: boolean
  isTicked: boolean
}

/** One applicant a line; on a phone each is a card, and to screen readers it is still a table. */
export function ApplicantsTable({
  jobId,
  items,
  questions,
  shown,
  canAnswer,
  isTicked,
}: ApplicantsTableProps) {
  const hasUnread = items.some(({ newMessages }) => newMessages > 0)
  const columns = [...questions.map(toColumn), ...COLUMNS].filter(
    ({ heading }) => heading !== 'Unread' || hasUnread,
  )
  return (
    <table {...TABLE_ROLES.table} className={styles.table} data-cards>
      <caption className="visually-hidden">Applicants, one a line</caption>
      <thead {...TABLE_ROLES.group}>
        <tr {...TABLE_ROLES.row}>
          {canAnswer && (
            <th {...TABLE_ROLES.columnHeader}>
              <span className="visually-hidden">Tick</span>
            </th>
          )}
          <Heading jobId={jobId} heading="Name" sort="name" shown={shown} />
          {columns.map(({ heading, title, sort }) => (
            <Heading key={title ?? heading} {...{ jobId, heading, title, sort, shown }} />
          ))}
          {canAnswer && (
            <th {...TABLE_ROLES.columnHeader}>
              <span className="visually-hidden">Move</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.group}>
        {items.map((card) => (
          <tr {...TABLE_ROLES.row} key={card.id} data-card={card.id} className={styles.row}>
            {canAnswer && (
              <td {...TABLE_ROLES.cell} className={styles.tick}>
                <Tick card={card} isTicked={isTicked} />
              </td>
            )}
            <th {...TABLE_ROLES.rowHeader} className={styles.name}>
              <Link href={applicantPath(jobId, card.id, listOf(shown))} data-card-link>
                {card.name}
              </Link>
              <span className={styles.under}>
                {experienceWords(card.yearsOfExperience)}{' '}
                {card.isWithheld && <Tag tone="warning">Withheld</Tag>}
              </span>
            </th>
            {columns.map(({ heading, title, cell }) => {
              const content = cell(card)
              return (
                <td
                  {...TABLE_ROLES.cell}
                  key={title ?? heading}
                  data-heading={heading}
                  data-empty={content === null}
                >
                  {content}
                </td>
              )
            })}
            {canAnswer && (
              <td {...TABLE_ROLES.cell} className={styles.move}>
                <MoveMenu jobId={jobId} card={card} list={listOf(shown)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface HeadingProps {
  jobId: string
  heading: string
  title?: string
  sort: ApplicantSort | undefined
  shown: ShownApplicants
}

function Heading({ jobId, heading, title, sort, shown }: HeadingProps) {
  const isSorted = sort !== undefined && shown.sort === sort
  const order = sort === 'word' ? 'descending' : 'ascending'
  return (
    <th {...TABLE_ROLES.columnHeader} aria-sort={isSorted ? order : undefined}>
      {sort === undefined ? (
        <span className={styles.heading} title={title}>
          {heading}
        </span>
      ) : (
        <Link href={applicantsPath(jobId, { ...shown, sort })} preventScrollReset>
          {heading}
          {isSorted && <span aria-hidden="true">{order === 'descending' ? '↓' : '↑'}</span>}
        </Link>
      )}
    </th>
  )
}

function Answer({ answer, tag }: ShortAnswer) {
  const isYes = /^yes\b/i.test(answer)
  return (
    <span className={styles.answer} title={answer}>
      {isYes && <Icon name="check" size="small" />}
      {isYes && tag ? 'Yes' : (tag ?? answer)}
    </span>
  )
}

function lastWord({ lastWord: last, sentAt }: ApplicantListCard): ReactNode {
  if (!last) return `Applied ${shortDate(sentAt)}`
  const text = last.text.replaceAll(/\s+/g, ' ')
  return (
    <span className={styles.word}>
      {last.side === 'employer' ? 'You: ' : ''}‘{text}’
    </span>
  )
}
