import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { PasswordField } from '#accounts/passwords/pages/password-field.tsx'
import type { SectionProps } from './account-sections.tsx'
import { SettingForm } from '#accounts/settings/pages/setting-form.tsx'
import { SettingSection } from './setting-section.tsx'
import { ButtonLink, Button } from '#platform/ui/buttons/button.tsx'
import { SECOND_STEP_PATH } from '#accounts/second-factor/second-step-path.ts'
import { Form } from 'react-router'
import { ErrorSummary } from '#platform/forms/pages/error-summary.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import type { Device } from '#accounts/sessions/sessions.service.ts'
import { TimeAgo } from '#platform/ui/facts/time-ago.tsx'
import { mediumDate } from '#platform/primitives/formats.ts'
import styles from './devices.module.css'

interface DevicesSectionProps {
  devices: Device[]
  /** The device to be logged out was already gone. */
  isGone: boolean
}

interface SecondStepSectionProps {
  /** A sentence about what is set up. */
  summary: string
  isOn: boolean
}

export function PasswordSection({ account, rejection }: SectionProps) {
  const answer = answersOf(rejection)

  return (
    <SettingSection
      id="password"
      title="Password"
      lead="A new password logs you out everywhere but here. We tell you by email that it was changed."
    >
      <SettingForm
        id="password-form"
        form="password"
        rejection={rejection}
        submitLabel="Change my password"
      >
        {/* Identifies the password's account to password managers. */}
        <input hidden readOnly autoComplete="username" value={account.email} />
        <PasswordField
          {...answer('currentPassword')}
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordField
          {...answer('newPassword')}
          label="New password"
          hint="At least 8 characters, one of them a special one like ! or -."
          autoComplete="new-password"
          hasMeter
          owner={account}
        />
        <PasswordField
          {...answer('confirmPassword')}
          label="New password again"
          autoComplete="new-password"
        />
      </SettingForm>
    </SettingSection>
  )
}

export function SecondStepSection({ summary, isOn }: SecondStepSectionProps) {
  return (
    <SettingSection
      id="second-step"
      title="Two-step login"
      lead="When you log in, your phone or this device confirms that it is you."
    >
      <p>{summary}</p>
      <div>
        <ButtonLink href={SECOND_STEP_PATH} icon="shield">
          {isOn ? 'Change two-step login' : 'Set up two-step login'}
        </ButtonLink>
      </div>
    </SettingSection>
  )
}

export function DevicesSection({ devices, isGone }: DevicesSectionProps) {
  return (
    <SettingSection
      id="devices"
      title="Devices"
      lead="Where you are logged in. If you do not recognise a device, log it out and change your password."
    >
      {isGone && <ErrorSummary errors={{ '': 'That device is not logged in any more.' }} />}
      <ul className={styles.devices}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {devices.length > 1 && (
        <Form method="post" action="/setting?form=other-devices">
          <PageOwner />
          <Button type="submit">Log out everywhere else</Button>
        </Form>
      )}
    </SettingSection>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const { id, name, address, since, lastSeen, isThisOne } = device

  return (
    <li className={styles.device}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {isThisOne && <Tag tone="success">This device</Tag>}
        </p>
        <p className={styles.facts}>
          <span>
            Seen <TimeAgo at={lastSeen} />
          </span>
          <span>
            Logged in on <time dateTime={since}>{mediumDate(since)}</time>
          </span>
          <span>From {address}</span>
        </p>
      </div>
      {!isThisOne && (
        <Form method="post" action="/setting?form=device">
          <PageOwner />
          <input type="hidden" name="device" value={id} />
          <Button type="submit" size="small">
            Log out<span className="visually-hidden"> {name}</span>
          </Button>
        </Form>
      )}
    </li>
  )
}
