import { Card } from '#platform/ui/facts/card.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { mediumDate } from '#platform/primitives/formats.ts'
import { shortlistPath } from '#organisations/model/organisation-paths.ts'
import type { Colleague } from '#hiring/team/team-views.ts'
import type { ListOnPage } from '#hiring/shortlists/shortlists.queries.ts'
import type { FormParts } from '#hiring/applicants/pages/opened/form-parts.ts'
import { IntentButton } from '#hiring/applicants/pages/opened/intent-button.tsx'
import styles from './team.module.css'

interface ListsPartProps {
  organisationId: string
  lists: ListOnPage[]
  colleagues: Colleague[]
  canChange: boolean
  canAdd: boolean
  parts: FormParts
  limits: { listName: number; listReason: number }
}

/** The applicant's shortlists, and members to share with. */
export function ListsPart({ organisationId, lists, colleagues, parts, ...rest }: ListsPartProps) {
  const { canChange, canAdd, limits } = rest
  const on = lists.filter(({ entry }) => entry !== null)
  const isTyped = ['list', 'listName', 'listReason'].some((name) => parts.error(name))
  return (
    <Card as="section">
      <div className={styles.part} id="lists">
        <h2 className={styles.title}>Shortlists</h2>
        {on.length === 0 && <p className={styles.hint}>On none of your shortlists.</p>}
        <ul className={styles.lines}>
          {on.map(({ id, name, entry }) => (
            <li key={id} className={styles.line}>
              <p>
                <Link href={shortlistPath(organisationId, id)}>{name}</Link>
              </p>
              {entry && (
                <p className={styles.hint}>
                  {entry.addedBy}, {mediumDate(entry.at)}
                  {entry.reason && <span className={styles.reason}>{entry.reason}</span>}
                </p>
              )}
              {canChange && (
                <IntentButton intent={`unlist:${id}`} tone="quiet" size="small">
                  Take off<span className="visually-hidden"> {name}</span>
                </IntentButton>
              )}
            </li>
          ))}
        </ul>
        <div>
          {canAdd && (
            <Disclosure
              summary="Put on a shortlist"
              open={isTyped || parts.typed('listName') !== undefined}
            >
              <AddFields lists={lists} parts={parts} limits={limits} />
            </Disclosure>
          )}
          {canChange && colleagues.length > 0 && (
            <Disclosure summary="Tell a colleague" open={parts.error('colleague') !== undefined}>
              <ShareFields colleagues={colleagues} parts={parts} />
            </Disclosure>
          )}
        </div>
      </div>
    </Card>
  )
}

function AddFields({ lists, parts, limits }: Pick<ListsPartProps, 'lists' | 'parts' | 'limits'>) {
  const free = lists.filter(({ entry }) => entry === null)
  return (
    <div className={styles.part}>
      {free.length > 0 && (
        <Select
          name="list"
          label="Shortlist"
          error={parts.error('list')}
          placeholder="A new one"
          options={free.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={parts.typed('list')}
        />
      )}
      <TextField
        name="listName"
        label="Name of a new shortlist"
        hint="Like ‘Night nurses, spring’. Your colleagues see it, too."
        error={parts.error('listName') ?? (free.length > 0 ? undefined : parts.error('list'))}
        optional={free.length > 0}
        maxLength={limits.listName}
        defaultValue={parts.typed('listName')}
      />
      <TextField
        name="listReason"
        label="Why they are on it"
        error={parts.error('listReason')}
        optional
        maxLength={limits.listReason}
        defaultValue={parts.typed('listReason')}
      />
      <div>
        <IntentButton intent="list" loading={parts.isSending('list')}>
          Put on the shortlist
        </IntentButton>
      </div>
    </div>
  )
}

function ShareFields({ colleagues, parts }: Pick<ListsPartProps, 'colleagues' | 'parts'>) {
  return (
    <div className={styles.part}>
      <Select
        name="colleague"
        label="Colleague"
        hint="They get an email with a link. It has only the first name of the applicant."
        error={parts.error('colleague')}
        placeholder="Choose someone"
        options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={parts.error('colleague') ? parts.typed('colleague') : undefined}
      />
      <div>
        <IntentButton intent="share" icon="mail" loading={parts.isSending('share')}>
          Send the email
        </IntentButton>
      </div>
    </div>
  )
}
