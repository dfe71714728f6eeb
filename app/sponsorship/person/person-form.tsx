import { answersOf } from '#app/forms/answers.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import { Select } from '#app/ui/select.tsx'
import { checkPath } from '../../../contract/paths/sponsorship-paths.ts'
import { QUESTIONS } from './person-questions.ts'
import styles from './person-form.module.css'

interface PersonFormProps {
  jobId: string
  /** What was answered last. */
  values?: Record<string, string>
  rejection?: Rejection | undefined
}

/** Questions about the reader, all optional. The answers are not saved, not even by the browser. */
export function PersonForm({ jobId, values = {}, rejection }: PersonFormProps) {
  const answer = answersOf(rejection ?? { errors: {}, values })

  return (
    <PostForm
      id="person-form"
      action={checkPath(jobId)}
      rejection={rejection}
      submitLabel="Check for me"
      autoComplete="off"
    >
      <p>
        You can skip any question. We use your answers for this page only and do not save them. You
        do not need an account.
      </p>
      <div className={styles.questions}>
        {QUESTIONS.map((question) => (
          <Select
            key={question.name}
            {...question}
            {...answer(question.name)}
            placeholder="Skip this question"
          />
        ))}
      </div>
    </PostForm>
  )
}
