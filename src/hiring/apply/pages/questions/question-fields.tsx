import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { RadioGroup } from '#platform/ui/choices/radio-group.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import type { DescribedQuestion } from '#sponsorship/situation/describe-question.ts'
import { answerField } from '#trade/questions/screening-questions.ts'
import styles from './questions.module.css'

interface QuestionFieldsProps {
  questions: DescribedQuestion[]
  answer: (name: string) => { name: string; error?: string | undefined; defaultValue?: string }
}

/** The employer's questions, answered with the application. */
export function QuestionFields({ questions, answer }: QuestionFieldsProps) {
  const { words } = useLanguage()
  if (questions.length === 0) return null
  return (
    <fieldset className={styles.questions}>
      <legend className={styles.title}>{words.questions.title}</legend>
      <p className={styles.hint}>{words.questions.hint}</p>
      <input type="hidden" name="asksQuestions" value="on" />
      {questions.map(({ key, words: label, options }) =>
        options ? (
          <RadioGroup key={key} {...answer(answerField(key))} label={label} options={options} />
        ) : (
          <TextArea
            key={key}
            {...answer(answerField(key))}
            label={label}
            hint={words.questions.ownHint}
            optional
            rows={3}
          />
        ),
      )}
    </fieldset>
  )
}
