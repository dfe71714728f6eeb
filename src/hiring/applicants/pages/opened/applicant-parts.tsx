import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { formPath } from '#trade/paths/posting-paths.ts'
import { Card } from '#platform/ui/facts/card.tsx'
import { TALK_DENIALS } from '#hiring/talk/talk.schema.ts'
import { Answers } from '#hiring/applications/pages/answers.tsx'
import { MessageFields } from '#hiring/talk/pages/message-fields.tsx'
import { Thread } from '#hiring/talk/pages/thread.tsx'
import { HistoryPart } from '#hiring/team/pages/team/history-part.tsx'
import { ListsPart } from '#hiring/team/pages/team/lists-part.tsx'
import { NotesPart } from '#hiring/team/pages/team/notes-part.tsx'
import { ScorecardPart } from '#hiring/team/pages/team/scorecard-part.tsx'
import type { Route } from './+types/applicant.route.ts'
import { ResumePreview } from './resume-preview.tsx'
import { Withheld } from './withheld.tsx'
import styles from './applicant.module.css'
import { TemplateSelect } from '#hiring/applications/pages/write/template-select.tsx'
import { offerPath } from '#trade/paths/arrival-paths.ts'
import { WITHOUT_FILE, type FormParts } from './form-parts.ts'
import { StatusPart } from './status-part.tsx'

const HINTS = {
  proved: 'They read it on their page and can answer there. We also tell them by email.',
  unproved:
    'They read it on their page, with a note that we have not checked who you are. You can send files once you have proved it.',
}

type ApplicantPartsProps = Route.ComponentProps['loaderData'] & { parts: FormParts }

/** The decision, then the application and messages, then colleagues' notes and scores. */
export function ApplicantParts(props: ApplicantPartsProps) {
  const { job, applicant, team, templates, statuses, list, parts, undoneWords, resume } = props
  const { id, name, answers, withdrawnAt, whyNot } = applicant
  return (
    <div className={styles.columns}>
      <div className={styles.move}>
        {whyNot === null && !withdrawnAt && (
          <StatusPart
            applicant={applicant}
            statuses={statuses}
            version={team.version}
            parts={parts}
            undoneWords={undoneWords}
            offerHref={offerPath(job.id, id, list)}
            templates={
              <TemplateSelect
                templates={templates}
                field="words"
                values={{ name, job: job.title }}
                error={parts.error('template-words')}
                formEncType={WITHOUT_FILE}
              />
            }
          />
        )}
        {whyNot && <ReadersPart jobId={job.id} whyNot={whyNot} />}
      </div>
      <div className={styles.letters}>
        <Card as="section" padding="roomy">
          {answers ? (
            <Answers answers={answers} applicationId={id} heading="The application">
              {resume && <ResumePreview applicationId={id} resume={resume} />}
            </Answers>
          ) : (
            <Withheld applicant={applicant} organisationId={job.organisationId} />
          )}
        </Card>
        <TalkPart {...props} />
      </div>
      <aside className={styles.side} aria-label="You and your colleagues">
        <TeamParts {...props} />
      </aside>
    </div>
  )
}

function TalkPart({ job, applicant, templates, parts }: ApplicantPartsProps) {
  const { id, name, messages, talk, canAnswer } = applicant
  return (
    <Card as="section" padding="roomy">
      <div className={styles.talk} id="messages">
        <h2 className={styles.title}>You and the applicant</h2>
        {messages.length === 0 && <p className={styles.hint}>No messages yet.</p>}
        <Thread
          applicationId={id}
          events={[]}
          messages={messages}
          reader="employer"
          isPosterProved={job.isProved}
        />
        {talk.denial ? (
          <p>{TALK_DENIALS[talk.denial]}</p>
        ) : (
          canAnswer && (
            <>
              <TemplateSelect
                templates={templates}
                field="text"
                values={{ name, job: job.title }}
                error={parts.error('template-text')}
                formEncType={WITHOUT_FILE}
              />
              <MessageFields
                talk={talk}
                label="Write to the applicant"
                hint={job.isProved ? HINTS.proved : HINTS.unproved}
                answer={parts.answer}
                draft={parts.typed('text')}
                isSending={parts.isSending('message')}
              />
            </>
          )
        )}
        {canAnswer && <output className={styles.draft}>{parts.draftNote}</output>}
      </div>
    </Card>
  )
}

function TeamParts({ job, applicant, team, scores, limits, parts }: ApplicantPartsProps) {
  const { canAnswer, withdrawnAt, talk } = applicant
  return (
    <>
      <ScorecardPart
        jobId={job.id}
        lines={team.scorecard}
        scores={scores}
        canScore={canAnswer}
        parts={parts}
        limit={limits.scoreReason}
      />
      <NotesPart notes={team.notes} formId={talk.formId} canWrite={canAnswer} parts={parts} />
      {job.organisationId && (
        <ListsPart
          organisationId={job.organisationId}
          lists={team.lists}
          colleagues={team.colleagues}
          canChange={canAnswer}
          canAdd={canAnswer && !withdrawnAt}
          parts={parts}
          limits={limits}
        />
      )}
      <HistoryPart history={team.history} />
    </>
  )
}

const WHY_NOT = {
  reader: 'Owners and recruiters of your organisation decide, and write to the applicant.',
  refused: 'We took this job off the site. Nobody can decide or write here until it is back.',
  again: 'We are looking at this job again. Until we have, nobody can decide or write here.',
  held: 'We are looking at this job. Until we have, nobody can decide here. You can still write.',
  'looked-at':
    'We are looking at your organisation. Until we have, nobody can decide or write here.',
}

interface ReadersPartProps {
  jobId: string
  whyNot: keyof typeof WHY_NOT
}

/** A note for members who may read but not decide. */
function ReadersPart({ jobId, whyNot }: ReadersPartProps) {
  return (
    <Card as="section">
      <div className={styles.form}>
        <h2 className={styles.title}>
          {whyNot === 'held' ? 'Decisions wait' : 'You can read this'}
        </h2>
        <p className={styles.hint}>{WHY_NOT[whyNot]}</p>
        {whyNot === 'refused' && (
          <ButtonLink href={formPath(jobId)} size="small">
            Mend the advert
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
