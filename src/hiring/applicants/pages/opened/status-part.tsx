import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import type { ApplicationState } from '#hiring/applications/model/application-state.ts'
import type { Stage } from '#hiring/applications/model/stages.schema.ts'
import { StatusTag } from '#hiring/applications/pages/status-tag.tsx'
import { filterWord } from '#hiring/applications/pages/status-words.ts'
import styles from './applicant.module.css'
import { WITHOUT_FILE, type FormParts } from './form-parts.ts'

interface StatusPartProps {
  applicant: ApplicationState
  statuses: readonly Stage[]
  /** The version of the newest decision on the page. */
  version: number
  parts: FormParts
  /** Text of an undone decision, for reuse. */
  undoneWords: string
  /** A control that fills the field from a template. */
  templates: ReactNode
  /** The form of the offer. */
  offerHref: string
}

/** The step that an employer most likely takes from each stage. */
const NEXT: Partial<Record<Stage, Stage>> = {
  new: 'interview',
  seen: 'interview',
  shortlisted: 'interview',
  interview: 'offered',
}

const NOT_THIS_TIME = 'Not this time…, or add your own words'

/** Buttons that set the stage, with the employer’s own text. */
export function StatusPart({
  applicant,
  statuses,
  version,
  parts,
  undoneWords,
  templates,
  offerHref,
}: StatusPartProps) {
  // Optimistic; reverts if the server rejects it.
  const shown = parts.pendingStatus ?? applicant.status
  const next = NEXT[shown as Stage] ?? null
  const hasWords = Boolean(parts.error('words') || parts.typed('words') || undoneWords)
  const isDecided = statuses.some((status) => status === shown)

  return (
    <Card as="section">
      <div className={styles.form} id="decide">
        <div className={styles.head}>
          <h2 className={styles.title}>Move</h2>
          <StatusTag application={applicant} reader="employer" />
        </div>
        <input type="hidden" name="version" value={version} />
        {next === 'offered' && <OfferLink href={offerHref} shown={shown} tone="primary" />}
        {next && next !== 'offered' && (
          <MoveButton status={next} isCurrent={false} tone="primary">
            Move to {filterWord(next)}
          </MoveButton>
        )}
        <div className={styles.choices}>
          {statuses
            .filter((status) => status !== next && status !== 'rejected')
            .map((status) =>
              status === 'offered' ? (
                <OfferLink key={status} href={offerHref} shown={shown} />
              ) : (
                <MoveButton key={status} status={status} isCurrent={status === shown}>
                  {filterWord(status)}
                </MoveButton>
              ),
            )}
        </div>
        {isDecided && (
          <Button type="submit" name="status" value="seen" formEncType={WITHOUT_FILE} tone="quiet">
            Take it back
          </Button>
        )}
        <Disclosure summary={NOT_THIS_TIME} open={shown === 'rejected' || hasWords}>
          <div className={styles.form}>
            {templates}
            <TextArea
              name="words"
              label="In your own words"
              hint="The applicant reads it with the move you choose. An offer has its own page for it."
              error={parts.error('words')}
              optional
              rows={3}
              key={undoneWords}
              defaultValue={parts.typed('words') || undoneWords}
            />
            <MoveButton status="rejected" isCurrent={shown === 'rejected'}>
              {filterWord('rejected')}
            </MoveButton>
          </div>
        </Disclosure>
        <p className={styles.hint}>
          The applicant is told a minute later, with your words. Until then you can undo it, and
          nobody knows.
        </p>
      </div>
    </Card>
  )
}

interface OfferLinkProps {
  href: string
  shown: string
  tone?: 'primary' | 'secondary'
}

/** Leads to the form: an offer is more than a move. */
function OfferLink({ href, shown, tone = 'secondary' }: OfferLinkProps) {
  const isOffered = shown === 'offered'
  return (
    <ButtonLink href={href} tone={tone} icon={isOffered ? 'check' : undefined} wide>
      {isOffered ? 'Change the offer' : 'Make an offer'}
    </ButtonLink>
  )
}

interface MoveButtonProps {
  status: Stage
  isCurrent: boolean
  tone?: 'primary' | 'secondary'
  children: ReactNode
}

function MoveButton({ status, isCurrent, tone = 'secondary', children }: MoveButtonProps) {
  return (
    <Button
      type="submit"
      name="status"
      value={status}
      formEncType={WITHOUT_FILE}
      tone={isCurrent ? 'primary' : tone}
      icon={isCurrent ? 'check' : undefined}
      aria-pressed={isCurrent}
      wide
    >
      {children}
    </Button>
  )
}
