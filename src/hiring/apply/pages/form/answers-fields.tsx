import { useLanguage } from '#platform/languages/pages/use-language.ts'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { QuestionFields } from '#hiring/apply/pages/questions/question-fields.tsx'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { fill } from '#platform/languages/fill.ts'
import { mediumDateTime } from '#platform/primitives/formats.ts'
import { ApplyFields } from './apply-fields.tsx'
import styles from './job-form.module.css'
import { ResumeFields } from './resume-fields.tsx'
import type { ApplyState } from './start-form.ts'
import { ProfileView } from '#hiring/profile/pages/profile-view.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import type { ProfilePart } from '#hiring/profile/model/profile-words.ts'

interface AnswersFieldsProps extends ApplyState {
  rejection: Rejection | undefined
  /** The letter contains a private number that nobody needs yet. */
  hasPrivateNumbers: boolean
  /** The draft's changes since the page loaded; empty if there were none. */
  draftNote: string
  isSending: boolean
}

/** The application form's fields for one or more employers, with the state of the draft. */
export function AnswersFields({
  answers,
  savedAt,
  prefilled,
  resumes,
  profile,
  questions,
  rejection,
  hasPrivateNumbers,
  draftNote,
  isSending,
  ...form
}: AnswersFieldsProps) {
  const { locale, words } = useLanguage()
  const values = rejection?.values ?? answers
  const answer = (name: string) => ({
    name,
    error: rejection?.errors[name],
    defaultValue: values[name],
  })
  const savedNote =
    savedAt && !rejection
      ? fill(words.apply.draftSaved, { date: mediumDateTime(savedAt, locale) })
      : null

  return (
    <>
      {prefilled && <p className={styles.draft}>{prefilled}</p>}
      <ApplyFields {...form} answer={answer} />
      <QuestionFields questions={questions} answer={answer} />
      <input type="hidden" name="asksAboutNumbers" value="on" />
      {hasPrivateNumbers && <Checkbox name="isSure" label={words.apply.sendNumbers} />}
      {/* Last, so that all text has arrived before a CV that is too large. */}
      <ResumeFields
        {...resumes}
        profile={
          profile && <ProfileFields parts={profile} isChosen={values.sendProfile === 'on'} />
        }
        chosen={values.resumeId}
        keeps={rejection === undefined || values.saveResume === 'on'}
        error={rejection?.errors.uploadResume}
        isAgain={rejection !== undefined}
        disabled={isSending}
      />
      <output className={styles.draft}>{draftNote || savedNote}</output>
    </>
  )
}

interface ProfileFieldsProps {
  /** The profile as an employer would read it. */
  parts: ProfilePart[]
  isChosen: boolean
}

/** The choice to send the applicant's profile as well, folded with a preview. */
function ProfileFields({ parts, isChosen }: ProfileFieldsProps) {
  const { english, words } = useLanguage()
  return (
    <Disclosure summary={words.apply.seeProfile} open={isChosen}>
      <Checkbox
        name="sendProfile"
        label={words.apply.sendProfile}
        hint={words.apply.sendProfileHint}
        defaultChecked={isChosen}
      />
      <div {...english}>
        <ProfileView parts={parts} level={2} />
      </div>
    </Disclosure>
  )
}
