import { Form } from 'react-router'
import { ErrorSummary } from '#platform/forms/pages/error-summary.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import type { Device } from '#accounts/sessions/sessions.service.ts'
import { TimeAgo } from '#platform/ui/facts/time-ago.tsx'
import { mediumDate } from '#platform/primitives/formats.ts'
import styles from './devices.module.css'
import { SettingSection } from './setting-section.tsx'

interface DevicesSectionProps {
  devices: Device[]
  /** The device to be logged out was already gone. */
  isGone: boolean
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
          <input type="hidden" name="device" value={id} />
          <Button type="submit" size="small">
            Log out<span className="visually-hidden"> {name}</span>
          </Button>
        </Form>
      )}
    </li>
  )
}
