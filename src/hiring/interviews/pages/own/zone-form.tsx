import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { cityOf } from '#hiring/interviews/model/interview-times.ts'
import { InterviewForm } from '#hiring/interviews/pages/interview-form.tsx'
import styles from '#hiring/interviews/pages/interview.module.css'
import { zoneOptions } from '#hiring/interviews/pages/zones.ts'

interface ZoneFormProps {
  path: string
  zone: string
  /** The device’s time zone, if it is different. */
  device: string | null
  zones: readonly string[]
  error: string | undefined
}

/** A choice of the viewer’s time zone. It is remembered and also used in emails. */
export function ZoneForm({ path, zone, device, zones, error }: ZoneFormProps) {
  return (
    <Disclosure summary={`Times are shown for ${cityOf(zone)}`} open={error !== undefined}>
      <div className={styles.form}>
        {device && (
          <Form method="post" action={`${path}?do=zone`} preventScrollReset>
            <PageOwner />
            <input type="hidden" name="zone" value={device} />
            <Button type="submit">{`Show them for ${cityOf(device)}, as on this device`}</Button>
          </Form>
        )}
        <InterviewForm key={zone} path={path} kind="zone" submitLabel="Show the times there">
          <Select
            name="zone"
            label="Where are you?"
            hint="The nearest large city in your country."
            options={zoneOptions(zones)}
            defaultValue={zone}
            error={error}
          />
        </InterviewForm>
      </div>
    </Disclosure>
  )
}
