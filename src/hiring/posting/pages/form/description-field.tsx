import { useEffect, useRef, useState } from 'react'
import { type Mark, Marked } from '#platform/ui/fields/marked.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import styles from './description-field.module.css'
import { previewOf } from '#trade/job-texts.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import type { PartProps } from './part.ts'

type DescriptionProps = Pick<PartProps, 'answer' | 'choices' | 'law'>

/**
 * The advert's text; where scripts run also what breaks a law in it, the card's preview and the length, from the start so
 * that nothing moves.
 */
export function DescriptionField({ answer, choices, law }: DescriptionProps) {
  const limit = choices.limits.description
  const field = useRef<HTMLTextAreaElement>(null)
  const description = answer('description')
  const [text, setText] = useState(description.defaultValue ?? '')
  // It may have been edited before the page hydrated.
  useEffect(() => setText(field.current?.value ?? ''), [])
  const marks = law
    .filter((note) => note.field === description.name)
    .map(({ quote, level }): Mark => ({
      words: quote,
      tone: level === 'red' ? 'danger' : 'warning',
    }))

  return (
    <>
      <TextArea
        {...description}
        label="Description"
        hint="What the work is, who you look for, and what you offer. Plain text; an empty line makes a paragraph."
        rows={8}
        ref={field}
        onInput={() => setText(field.current?.value ?? '')}
      >
        {(box) => (
          <Marked marks={marks} text={text} box={field}>
            {box}
          </Marked>
        )}
      </TextArea>
      {text && (
        <div className={styles.cut}>
          <p className={styles.title}>On its card the advert begins:</p>
          <p className={styles.text}>{previewOf(text)}</p>
          <p className={styles.count}>
            {`${formatCount(text.length)} of ${formatCount(limit)} characters`}
          </p>
        </div>
      )}
    </>
  )
}
