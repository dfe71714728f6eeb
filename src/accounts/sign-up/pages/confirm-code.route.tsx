import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { controlOf } from '#platform/ui/fields/control.ts'
import { Field } from '#platform/ui/fields/field.tsx'
import styles from './confirm-code.module.css'

const CODE_LENGTH = 4

/** Confirms nothing: both buttons only lead to other pages. The field has no name, so no code is ever sent. */
export default function ConfirmCodePage() {
  const hint = `The ${CODE_LENGTH}-character code from the email.`

  return (
    <PageLayout width="form">
      <title>Confirm new login email – Landfall</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="Confirm new login email">
        <p>This page is a preview. It checks nothing and sends nothing.</p>
      </PageHeader>
      <div className={styles.form}>
        <Field id="code" label="Code" hint={hint}>
          <input
            {...controlOf('code', { hint })}
            autoCapitalize="characters"
            spellCheck={false}
            autoComplete="one-time-code"
            maxLength={CODE_LENGTH}
          />
        </Field>
        <ButtonRow>
          <ButtonLink href="/newPassword" tone="primary">
            Confirm
          </ButtonLink>
          <ButtonLink href="/newPassword">Resend</ButtonLink>
        </ButtonRow>
      </div>
    </PageLayout>
  )
}
