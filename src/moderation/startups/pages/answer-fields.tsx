import { answersOf } from '#platform/forms/pages/use/answers.ts'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { DocumentField } from '#founders/cases/pages/parts/document-field.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import type { CaseTemplate } from '#founders/cases/founder-case.ts'
import type { DeskCase } from '#moderation/startups/desk-cases.service.ts'
import { DESK_TEMPLATES_PATH } from '#founders/founder-paths.ts'
import { CASE_LIMITS } from '#founders/cases/founder-case.ts'
import { AdviceNote } from '#moderation/desk/pages/parts/advice-note.tsx'
import { deskSends } from './desk-form.ts'
import styles from './startup.module.css'

interface AnswerFieldsProps {
  found: DeskCase
  templates: { shipped: readonly CaseTemplate[]; own: CaseTemplate[] }
  answer: Rejection | undefined
  isSending: boolean
}

const AFTER = [
  { value: 'your-turn', label: 'It is their turn' },
  { value: 'with-us', label: 'We go on working on it' },
  { value: 'closed', label: 'The case is closed' },
]

/** The reply to a founder, with its templates. */
export function AnswerFields({ found, templates, answer, isSending }: AnswerFieldsProps) {
  const field = answersOf(answer, { template: '', status: 'your-turn' })
  const isTemplate = answer?.code === 'template'
  const isLeft = answer?.status === 200 && !isTemplate && Boolean(answer.values['text'])
  return (
    <div className={styles.answer}>
      <h2>Answer</h2>
      {isLeft && (
        <Banner tone="info" live>
          Done. Your answer is still below: it is not sent yet.
        </Banner>
      )}
      <AdviceNote />
      <div className={styles.template}>
        <Select
          {...field('template')}
          label="Template"
          options={[
            ...templates.shipped.map(toOption('Of the site')),
            ...templates.own.map(toOption('Our own')),
          ]}
        />
        <Button {...deskSends(found.id, 'template')}>Put it into the answer</Button>
      </div>
      <p className={styles.soft}>
        It goes below what is typed. <Link href={DESK_TEMPLATES_PATH}>Change the templates</Link>
      </p>
      <TextArea
        // With a script, a template's text goes into the existing field.
        key={isTemplate ? answer.values['text'] : ''}
        {...field('text')}
        label="Your answer"
        hint="They read it on their page, and word for word in an email."
        rows={10}
        maxLength={CASE_LIMITS.message}
      />
      <Select {...field('status')} label="Then" options={AFTER} />
      <DocumentField error={answer?.errors['file']} mustChooseAgain={answer !== undefined} />
      <div>
        <Button type="submit" tone="primary" loading={isSending} formEncType="multipart/form-data">
          Send the answer
        </Button>
      </div>
    </div>
  )
}

function toOption(group: string) {
  return ({ id, title }: CaseTemplate) => ({ value: id, label: title, group })
}
