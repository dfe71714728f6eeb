import { useLanguage } from '#app/languages/use-language.ts'
import type { Rejection } from '#app/forms/rejection.ts'
import { QuestionFields } from '#app/applications/questions/question-fields.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { fill } from '#contract/languages/fill.ts'
import type { DescribedQuestion } from '#contract/languages/describe-question.ts'
import { mediumDateTime } from '#contract/formats.ts'
import type { ProfilePart } from '#contract/profile/profile-words.ts'
import { ApplyFields, type ApplyLimits } from './apply-fields.tsx'
import styles from './job-form.module.css'
import { ProfileFields } from './profile-fields.tsx'
import { ResumeFields, type ResumeChoices } from './resume-fields.tsx'

export interface ApplyState {
  /** By field: what is known of the person, or what they typed last time. */
  answers: Record<string, string>
  /** When what was typed last time was saved; null for a fresh form. */
  savedAt: string | null
  /** What the form was filled in from, in words; null if that is only the account. */
  prefilled: string | null
  resumes: ResumeChoices
  /** What the person has written here, as an employer would read it; null if that is nothing. */
  profile: ProfilePart[] | null
  limits: ApplyLimits
  years: { min: number; max: number; default: number }
  countries: { value: string; label: string }[]
  /** What the employer asks. */
  questions: DescribedQuestion[]
}

interface AnswersFieldsProps extends ApplyState {
  rejection: Rejection | undefined
  /** The letter has a number that nobody needs yet. */
  hasPrivateNumbers: boolean
  /** What happened to the draft since the page came; empty for nothing. */
  draftNote: string
  isSending: boolean
}

/** What goes to an employer, or to several, with the state of its draft. */
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
      {/* Last, so that everything typed has arrived before a resume that is too large. */}
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
