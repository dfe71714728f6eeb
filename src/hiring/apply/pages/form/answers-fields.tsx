import { useLanguage } from '#platform/languages/pages/use-language.ts'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { QuestionFields } from '#hiring/apply/pages/questions/question-fields.tsx'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { fill } from '#platform/languages/fill.ts'
import type { DescribedQuestion } from '#sponsorship/situation/describe-question.ts'
import { mediumDateTime } from '#platform/primitives/formats.ts'
import type { ProfilePart } from '#hiring/profile/model/profile-words.ts'
import { ApplyFields, type ApplyLimits } from './apply-fields.tsx'
import styles from './job-form.module.css'
import { ProfileFields } from './profile-fields.tsx'
import { ResumeFields, type ResumeChoices } from './resume-fields.tsx'

export interface ApplyState {
  /** Values by field: known details of the applicant, or what they typed last time. */
  answers: Record<string, string>
  /** The time the draft was saved; null for a fresh form. */
  savedAt: string | null
  /** The source the form was filled in from, in words; null if it is only the account. */
  prefilled: string | null
  resumes: ResumeChoices
  /** The profile the applicant wrote here, as an employer would read it; null if it is empty. */
  profile: ProfilePart[] | null
  limits: ApplyLimits
  years: { min: number; max: number; default: number }
  countries: { value: string; label: string }[]
  /** The employer's questions. */
  questions: DescribedQuestion[]
}

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
      {profile && <ProfileFields parts={profile} isChosen={values.sendProfile === 'on'} />}
      {/* Last, so that all text has arrived before a CV that is too large. */}
      <ResumeFields
        {...resumes}
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
