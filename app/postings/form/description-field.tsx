import { TextArea } from '#app/ui/text-area.tsx'
import styles from './description-field.module.css'
import { FormSection } from './form-section.tsx'
import type { PartProps } from './posting-form.tsx'

/** The advert's text. A script shows what a card has room for, and how long it is. */
export function DescriptionField({ answer, choices }: PartProps) {
  const limit = choices.limits.description

  return (
    <FormSection title="The advert">
      <TextArea
        {...answer('description')}
        label="Description"
        hint="What the work is, who you look for, and what you offer. Plain text; an empty line makes a paragraph."
        rows={12}
        maxLength={limit}
      />
      <div className={styles.cut} hidden data-cut-of="description">
        <p className={styles.title}>On its card the advert begins:</p>
        <p className={styles.text} data-cut />
        <p className={styles.count} data-count={limit} />
      </div>
    </FormSection>
  )
}
