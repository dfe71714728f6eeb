import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Select } from '#platform/ui/choices/select.tsx'
import { EmailField, TextField } from '#platform/ui/fields/text-field.tsx'
import type { AccountFacts } from '#accounts/settings/profile.service.ts'
import type { Country } from '#platform/places/names/countries.ts'
import { SettingForm } from '#accounts/settings/pages/setting-form.tsx'
import { SettingSection } from './setting-section.tsx'
import styles from '#accounts/settings/pages/setting.module.css'
import { ACCOUNT_LIMITS, NAME_HINTS } from '#trade/limits/account-limits.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { PasswordField } from '#accounts/passwords/pages/password-field.tsx'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { DeletionSummary } from '#accounts/settings/pages/links/deletion-summary.tsx'
import { EmailAddress } from '#platform/ui/links/email-address.tsx'

/** The props of every form on the page. */
export interface SectionProps {
  account: AccountFacts
  rejection: Rejection | undefined
}

export function DetailsSection({
  account,
  rejection,
  countries,
}: SectionProps & { countries: readonly Country[] }) {
  const { firstName, lastName, mobileNumber, country } = account
  const values = { firstName, lastName, mobileNumber, currentLocation: country }
  const answer = answersOf(rejection ?? { errors: {}, values })

  return (
    <SettingSection
      id="details"
      title="Your details"
      lead="Employers see your name when you post a job or apply for one."
    >
      <SettingForm
        id="details-form"
        form="details"
        rejection={rejection}
        submitLabel="Save my details"
      >
        <div className={styles.pair}>
          <TextField
            {...answer('firstName')}
            label="First name"
            hint={NAME_HINTS.firstName}
            autoComplete="given-name"
            maxLength={ACCOUNT_LIMITS.firstName}
          />
          <TextField
            {...answer('lastName')}
            label="Last name"
            hint={NAME_HINTS.lastName}
            autoComplete="family-name"
            maxLength={ACCOUNT_LIMITS.lastName}
          />
        </div>
        <div className={styles.pair}>
          <Select
            {...answer('currentLocation')}
            label="Country you live in"
            autoComplete="country"
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            placeholder="Select your country"
          />
          <TextField
            {...answer('mobileNumber')}
            label="Mobile number"
            type="tel"
            autoComplete="tel"
            optional
            maxLength={ACCOUNT_LIMITS.mobileNumber}
          />
        </div>
      </SettingForm>
    </SettingSection>
  )
}

export function EmailSection({ account, rejection }: SectionProps) {
  const { email, newEmail } = account
  const answer = answersOf(rejection)

  return (
    <SettingSection
      id="email"
      title="Email address"
      lead={
        <>
          You log in with <strong>{email}</strong>, and our mails go there.
        </>
      }
    >
      {newEmail && (
        <Banner tone="info" title={`${newEmail} waits for you`}>
          <p>
            We sent a link there. Open it and press the button: then your address changes. The link
            works for 24 hours.
          </p>
          <CancelRequestForm form="keep-address" label="Keep the old address" />
        </Banner>
      )}
      <SettingForm id="email-form" form="email" rejection={rejection} submitLabel="Send me a link">
        <EmailField
          {...answer('newEmail')}
          label="New email address"
          hint="We send a link there, and tell your old address about it."
          maxLength={ACCOUNT_LIMITS.email}
        />
        <PasswordField
          {...answer('emailPassword')}
          defaultValue=""
          label="Your password"
          autoComplete="current-password"
        />
      </SettingForm>
    </SettingSection>
  )
}

/** Cancels a request whose confirmation mail has not been opened yet. */
function CancelRequestForm({ form, label }: { form: string; label: string }) {
  return (
    <Form className={styles.takeBack} method="post" action={`/setting?form=${form}`}>
      <PageOwner />
      <Button type="submit" size="small">
        {label}
      </Button>
    </Form>
  )
}

export function DeleteSection({ account, rejection }: SectionProps) {
  return (
    <SettingSection
      id="delete"
      title="Delete my account"
      lead="This cannot be undone. We first send you a mail, and nothing is deleted until you confirm it there."
    >
      {account.isDeletionPending && (
        <Banner tone="warning" title="Your account is waiting to be deleted">
          <p>
            We sent a link to <EmailAddress address={account.email} />. Open it within 24 hours to
            go on. To stay, do nothing.
          </p>
          <CancelRequestForm form="keep-account" label="Keep my account" />
        </Banner>
      )}
      <Disclosure summary="What is deleted, and what stays">
        <DeletionSummary />
      </Disclosure>
      <SettingForm
        id="delete-form"
        form="delete"
        rejection={rejection}
        submitLabel="Mail me the link that deletes it"
        tone="danger"
      >
        <PasswordField
          {...answersOf(rejection)('deletePassword')}
          defaultValue=""
          label="Your password"
          autoComplete="current-password"
        />
      </SettingForm>
    </SettingSection>
  )
}

export function DataSection() {
  return (
    <SettingSection
      id="data"
      title="Your data"
      lead="Everything we keep about you in one zip file: your details, devices, drafts, CV, applications and the jobs you posted, as a page to read and as JSON, and your files as they are."
    >
      <div>
        <ButtonLink href="/setting/data" icon="download" reloadDocument>
          Download my data
        </ButtonLink>
      </div>
    </SettingSection>
  )
}
