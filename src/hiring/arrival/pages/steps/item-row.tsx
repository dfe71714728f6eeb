import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import type { ArrivalItem } from '#hiring/arrival/arrival.schema.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import styles from '#hiring/arrival/pages/arrival.module.css'
import type { StepParts } from './step-parts.ts'

interface ItemRowProps extends StepParts {
  item: ArrivalItem
}

/** One item: who does it, whether it is planned or done, and its buttons for that side. */
export function ItemRow({ item, track, path, canTick, rejection }: ItemRowProps) {
  const { key, label, hint, side, isOwn, doneOn, plannedOn, isLate, note } = item
  const other = side === 'employer' ? 'The employer' : track.side === 'employer' ? track.who : 'You'
  const own = rejection?.values['item'] === key ? rejection : undefined
  return (
    <li className={styles.item} data-done={doneOn ? '' : undefined}>
      <span className={styles.mark}>{doneOn && <Icon name="check" />}</span>
      <div className={styles.words}>
        <p>
          <b>{label}</b>
        </p>
        {hint && <p className={styles.soft}>{hint}</p>}
        <p className={isLate ? styles.late : styles.soft}>
          {`${isOwn ? 'You' : other}: ${
            side === 'employer' && !track.isPosterProved && !doneOn
              ? isOwn
                ? 'to tick once you have proved who you are'
                : 'cannot tick this here yet'
              : stateWords({ doneOn, plannedOn, isLate })
          }`}
        </p>
        {note && (
          <p className={styles.note}>{`${isOwn ? 'Your note' : 'From the employer'}: ${note}`}</p>
        )}
        {isOwn && canTick && (
          <div className={styles.controls}>
            <Form method="post" action={`${path}?do=item`} preventScrollReset>
              <PageOwner />
              <input type="hidden" name="item" value={key} />
              {doneOn ? (
                <Button type="submit" name="do" value="undo" tone="quiet" size="small">
                  Undo<span className="visually-hidden">: {label}</span>
                </Button>
              ) : (
                <Button type="submit" name="do" value="done" size="small" icon="check">
                  Done today<span className="visually-hidden">: {label}</span>
                </Button>
              )}
            </Form>
            <More item={item} path={path} rejection={own} />
          </div>
        )}
      </div>
    </li>
  )
}

function stateWords({
  doneOn,
  plannedOn,
  isLate,
}: Pick<ArrivalItem, 'doneOn' | 'plannedOn' | 'isLate'>) {
  if (doneOn) return `done on ${mediumDate(doneOn)}`
  if (plannedOn) return `planned for ${mediumDate(plannedOn)}${isLate ? ', which has passed' : ''}`
  return 'not done yet'
}

interface MoreProps {
  item: ArrivalItem
  path: string
  rejection: StepParts['rejection']
}

/** Fields for a day other than today, a plan, and the employer’s text. */
function More({ item, path, rejection }: MoreProps) {
  const { key, label, side, doneOn, plannedOn, note } = item
  const summary = side === 'employer' ? 'Another day, a plan or a note' : 'Another day, or a plan'
  return (
    <Disclosure
      key={`${doneOn} ${plannedOn} ${note}`}
      open={rejection !== undefined}
      summary={
        <span>
          {summary}
          <span className="visually-hidden">: {label}</span>
        </span>
      }
    >
      <Form
        method="post"
        action={`${path}?do=item`}
        className={styles.dayForm}
        preventScrollReset
        noValidate
      >
        <PageOwner />
        <input type="hidden" name="item" value={key} />
        <TextField
          id={`day-${key}`}
          name="day"
          label="Day"
          type="date"
          error={rejection?.errors['day']}
          defaultValue={rejection?.values['day'] ?? doneOn ?? plannedOn ?? ''}
        />
        <div className={styles.buttons}>
          <Button type="submit" name="do" value="plan" size="small">
            Plan for this day
          </Button>
          <Button type="submit" name="do" value="done" size="small">
            Done on this day
          </Button>
          {plannedOn && (
            <Button type="submit" name="do" value="unplan" size="small" tone="quiet">
              Take the plan away
            </Button>
          )}
        </div>
      </Form>
      {side === 'employer' && (
        <Form
          method="post"
          action={`${path}?do=note`}
          className={styles.dayForm}
          preventScrollReset
        >
          <PageOwner />
          <input type="hidden" name="item" value={key} />
          <TextArea
            id={`note-${key}`}
            name="note"
            label="Note for the applicant"
            rows={2}
            error={rejection?.errors['note']}
            defaultValue={rejection?.values['note'] ?? note}
          />
          <p>
            <Button type="submit" size="small">
              Save the note
            </Button>
          </p>
        </Form>
      )}
    </Disclosure>
  )
}
