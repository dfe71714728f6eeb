import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import styles from '#hiring/arrival/pages/arrival.module.css'
import type { StepParts } from './step-parts.ts'

/** The number of the certificate: the employer enters it, the applicant reads it. */
export function Certificate({ track, path, canTick, rejection }: StepParts) {
  const { side, certificateNumber, isPosterProved } = track
  const own = rejection?.kind === 'certificate' ? rejection : undefined
  if (side === 'applicant') {
    return certificateNumber ? (
      <p className={styles.certificate}>
        Number that the employer entered: <strong>{certificateNumber}</strong>. Landfall cannot look
        it up. Compare the details of the certificate before you apply.
      </p>
    ) : (
      <p className={styles.soft}>
        {isPosterProved
          ? 'The employer has not entered the certificate’s number yet.'
          : 'They cannot enter the certificate’s number here yet. Ask for its details in writing, and compare them.'}
      </p>
    )
  }
  if (!canTick)
    return certificateNumber && <p className={styles.certificate}>Number: {certificateNumber}</p>
  return (
    <Form
      key={certificateNumber}
      method="post"
      action={`${path}?do=certificate`}
      className={styles.dayForm}
      preventScrollReset
    >
      <PageOwner />
      <TextField
        name="number"
        label="Number of the certificate"
        hint="11 letters and digits. The applicant sees it. To remove it, empty the field."
        autoComplete="off"
        spellCheck={false}
        error={own?.errors['number']}
        defaultValue={own?.values['number'] ?? certificateNumber ?? ''}
      />
      <p>
        <Button type="submit" size="small">
          Save the number
        </Button>
      </p>
    </Form>
  )
}
