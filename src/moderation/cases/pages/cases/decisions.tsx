import { useState, type ComponentProps } from 'react'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Form } from 'react-router'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { AdviceNote } from '#moderation/desk/pages/parts/advice-note.tsx'
import { claimLine } from '#organisations/model/claim-line.ts'
import words from '#moderation/cases/moderation-words.json' with { type: 'json' }
import { decisionName, isAboutProof, readerOf } from '#moderation/cases/moderation-words.ts'
import type { Decision } from '#safety/cases/moderation.schema.ts'
import type { DeskCase } from '#moderation/cases/desk.service.ts'
import styles from './case.module.css'

const DECISIONS = ['publish', 'ask', 'refuse', 'suspend'] as const
const KEYS = { publish: 'P', ask: 'A', refuse: 'R', suspend: 'S' } as const

/** The effect of each decision on applicants and the site, shown beforehand. */
const TOLD: Record<Decision, { applicants: string; site: string }> = words.told
const TOLD_OF_PROOF: Partial<typeof TOLD> = words.toldOfProof

interface DecisionsProps {
  found: DeskCase
  rejection: Rejection | undefined
}

/**
 * The decisions possible for a case. An imported advert has nobody to suspend; a person’s suspension is confirmed or
 * rejected, and by somebody else than its proposer.
 */
function decisionsOf({ kind, organisation, account, proposal }: DeskCase): readonly Decision[] {
  const isOwnProposal = proposal?.isYours === true
  if (kind === 'suspension') return isOwnProposal ? [] : ['suspend']
  const canSuspend = (organisation !== null || account !== null) && !isOwnProposal
  return DECISIONS.filter((decision) => decision !== 'suspend' || canSuspend)
}

function offeredOf({ templates }: DeskCase, decision: Decision) {
  const { offered, all } = templates[decision]
  return all.find(({ code }) => code === offered) ?? all[0]
}

/** Whether a decision that ends something has a reason in the case itself. */
function hasReason(found: DeskCase, decision: Decision) {
  if (found.kind === 'suspension' || found.proposal) return true
  if (decision === 'publish' || decision === 'ask') return true
  return (offeredOf(found, decision)?.suggestedBy.length ?? 0) > 0
}

function reasonOf(found: DeskCase, decision: Decision) {
  return hasReason(found, decision) ? offeredOf(found, decision)?.label : 'choose a reason'
}

/** The text of a decision: confirming a suspension repeats the text of its proposal. */
function wordsOf(found: DeskCase, decision: Decision) {
  if (decision === 'suspend' && found.proposal) return found.proposal.words
  return offeredOf(found, decision)?.words
}

/** The decisions with their default texts, and a form for other texts. */
export function Decisions({ found, rejection }: DecisionsProps) {
  if (decisionsOf(found).length === 0) return null
  return (
    <Card as="section" padding="roomy">
      <div className={styles.stack}>
        <h2 className={styles.title}>Decide, and what each one hears</h2>
        <div>
          <table className={styles.tells}>
            <thead>
              <tr>
                <th scope="col">Decision</th>
                <th scope="col">{readerOf(found.kind)}</th>
                <th scope="col">Applicants ({found.applicants})</th>
                <th scope="col">The site</th>
              </tr>
            </thead>
            <tbody>
              {decisionsOf(found).map((decision) => (
                <QuickDecision key={decision} found={found} decision={decision} />
              ))}
            </tbody>
          </table>
        </div>
        {found.kind === 'suspension' ? (
          <Form id="decision-form" method="post" action={`/desk/queue/${found.id}`}>
            <PageOwner />
            <Seen found={found} />
          </Form>
        ) : (
          <OtherWords found={found} rejection={rejection} />
        )}
      </div>
    </Card>
  )
}

interface OneDecision {
  found: DeskCase
  decision: Decision
}

function QuickDecision({ found, decision }: OneDecision) {
  const { applicants, site } = (isAboutProof(found) && TOLD_OF_PROOF[decision]) || TOLD[decision]
  return (
    <tr>
      <td>
        <DecisionButton found={found} decision={decision}>
          {decisionName(found.kind, decision)}
        </DecisionButton>
      </td>
      <td data-to={readerOf(found.kind)}>
        {hasReason(found, decision)
          ? wordsOf(found, decision)
          : 'The words of the reason you choose.'}
      </td>
      <td data-to="Applicants">{applicants}</td>
      <td data-to="The site">{site}</td>
    </tr>
  )
}

/**
 * Sends the form below with what is typed there. Without a reason in it, that of the case is taken; a refusal or a
 * suspension for which the case has none leads to the field.
 */
function DecisionButton({
  found,
  decision,
  ...button
}: ComponentProps<typeof Button> & OneDecision) {
  const code = hasReason(found, decision) ? offeredOf(found, decision)?.code : ''
  return (
    <Button
      {...button}
      type="submit"
      form="decision-form"
      formNoValidate={code !== ''}
      name="press"
      value={`${decision}/${code}`}
      size="small"
    />
  )
}

/** The name and claim on this page, because a proof is for nothing else. */
function Seen({ found: { organisation } }: { found: DeskCase }) {
  return organisation && <input type="hidden" name="seen" value={claimLine(organisation)} />
}

/** The decision buttons, always in view. */
export function DecisionBar({ found }: { found: DeskCase }) {
  return (
    <div className={styles.bar}>
      {decisionsOf(found).map((decision) => (
        <DecisionButton
          key={decision}
          id={`press-${decision}`}
          {...{ found, decision }}
          aria-label={`${decisionName(found.kind, decision)}: ${reasonOf(found, decision)}`}
        >
          {decisionName(found.kind, decision)} <kbd>{KEYS[decision]}</kbd>
        </DecisionButton>
      ))}
      <span className={styles.soft}>Undo for a minute. Stays in the log.</span>
    </div>
  )
}

/** The marks to choose from are only named: what is remembered holds honest texts, too. */
function hintOf({ identifiers }: DeskCase) {
  const here = identifiers.length > 0 ? ` In this text: ${identifiers.join(', ')}.` : ''
  return `One a line, such as ‘phone: 07700 900321’, ‘domain: …’, ‘iban: …’ or a wording of at least 20 characters. The next text that has one is held, no matter who writes it.${here}`
}

function OtherWords({ found, rejection }: DecisionsProps) {
  const free = decisionsOf(found).filter((decision) => decision !== 'suspend' || !found.proposal)
  const options = free.flatMap((decision) =>
    found.templates[decision].all.map(({ code, label, words }) => ({
      value: `${decision}/${code}`,
      label,
      group: decisionName(found.kind, decision),
      words,
    })),
  )
  const [choice, setChoice] = useState(rejection?.values.choice ?? '')
  const usual = options.find(({ value }) => value === choice)?.words
  const answer = answersOf(rejection)

  return (
    <PostForm
      id="decision-form"
      action={`/desk/queue/${found.id}`}
      rejection={rejection}
      submitLabel="Decide with these words"
      tone="secondary"
    >
      <Seen found={found} />
      <Select
        name="choice"
        error={answer('choice').error}
        label="Decision and reason"
        placeholder="Choose"
        required
        options={options}
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
      />
      <AdviceNote />
      <TextArea
        {...answer('words')}
        label={`To the ${readerOf(found.kind).toLowerCase()}`}
        hint="Leave it empty for the usual words of this reason. A refusal says them first, and then yours."
        placeholder={usual}
        rows={4}
        optional
      />
      <TextArea
        {...answer('markers')}
        label="What we remember, if you refuse or suspend"
        hint={hintOf(found)}
        rows={3}
        optional
      />
      <Checkbox
        name="withPeople"
        label="If you suspend: its members can no longer log in, either"
        defaultChecked={rejection?.values.withPeople === 'on'}
      />
    </PostForm>
  )
}
