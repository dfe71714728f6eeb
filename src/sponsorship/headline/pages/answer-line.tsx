import { useLanguage } from '#platform/languages/pages/use-language.ts'
import type { Headline } from '#trade/headline/headline.schema.ts'
import styles from './answer-line.module.css'
import tones from './tone-mark.module.css'

interface AnswerLineProps {
  answer: Pick<Headline, 'tone' | 'words' | 'reason'> & { isEnglish?: boolean }
  className?: string | undefined
}

/** The answer about sponsorship in a few words and a shape, with the main fact next to it. */
export function AnswerLine({ answer, className }: AnswerLineProps) {
  const { tone, words, reason, isEnglish } = answer
  const { english } = useLanguage()
  return (
    <p
      className={`${tones.tone} ${styles.answer} ${className ?? ''}`}
      data-tone={tone}
      {...(isEnglish ? english : null)}
    >
      <b>{words}</b> {reason && <span>{reason}</span>}
    </p>
  )
}
