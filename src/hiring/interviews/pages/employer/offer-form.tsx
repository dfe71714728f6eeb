import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { RadioGroup } from '#platform/ui/choices/radio-group.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import type { INTERVIEW_LIMITS } from '#hiring/interviews/model/interview-limits.ts'
import type { InterviewPageView } from '#hiring/interviews/model/interviews.schema.ts'
import type { InterviewRejection } from '#hiring/interviews/pages/interview-actions.ts'
import { InterviewForm } from '#hiring/interviews/pages/interview-form.tsx'
import styles from '#hiring/interviews/pages/interview.module.css'
import { zoneOptions } from '#hiring/interviews/pages/zones.ts'
import { OthersPart, type OtherApplicant } from './others-part.tsx'
import { SlotRows } from './slot-rows.tsx'

interface OfferFormProps {
  view: InterviewPageView
  options: {
    others: OtherApplicant[]
    ticked: string[]
    zones: readonly string[]
    zone: string
  }
  limits: typeof INTERVIEW_LIMITS
  path: string
  /** The answer to the form, with the typed values. */
  answer: InterviewRejection | undefined
}

/** Fields for times, the kind of meeting, and other applicants who can choose from them. */
export function OfferForm({ view, options, limits, path, answer }: OfferFormProps) {
  const { errors = {} } = answer ?? {}
  const saved = lastMeeting(view)
  const values = answer?.values ?? saved
  const field = answersOf(answer, saved)
  const { others, ticked, zones, zone } = options
  const { minutes } = limits
  return (
    <InterviewForm
      path={path}
      kind="offer"
      submitLabel="Offer these times"
      tone="primary"
      icon="calendar"
    >
      {/* The form's default button, so that Enter sends nothing. */}
      <button type="submit" disabled hidden aria-label="Offer these times" />
      <input type="hidden" name="formId" value={view.formId} />
      <SlotRows path={path} limits={limits} answer={answer} />
      <div className={styles.fields}>
        <Select
          name="zone"
          label="On the clock of"
          hint="They see each time on their own clock, too."
          options={zoneOptions(zones)}
          defaultValue={values.zone ?? zone}
          error={errors.zone}
        />
        <TextField
          name="minutes"
          label="How long, in minutes"
          hint={`From ${minutes.min} to ${minutes.max}.`}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={values.minutes ?? minutes.default}
          error={errors.minutes}
        />
      </div>
      <WayFields {...{ view, limits, field }} />
      <TextField
        {...field('host')}
        label="Who they meet"
        hint="Like ‘Bola Ade, ward manager’."
        autoComplete="off"
        maxLength={limits.host}
      />
      <TextArea
        {...field('note')}
        label="A note to them"
        hint="What you want to talk about, and what they can prepare."
        optional
        rows={3}
      />
      <OthersPart {...{ others, ticked, values }} error={errors.others} />
      <p className={styles.soft}>
        Everyone you offer them to moves to ‘Interview’, and gets an email in a minute. Until then
        you can take the times back.
      </p>
    </InterviewForm>
  )
}

/** The meeting offered last, so that other times are offered for the same one. */
function lastMeeting({ interview }: InterviewPageView): Record<string, string> {
  const meeting = interview?.offer ?? interview?.picked
  if (!meeting) return {}
  const { zone, minutes, way, link, place, host, note } = meeting
  return { zone, minutes: `${minutes}`, way, link: link ?? '', place, host, note }
}

interface WayFieldsProps extends Pick<OfferFormProps, 'view' | 'limits'> {
  field: ReturnType<typeof answersOf>
}

function WayFields({ view: { isPosterProved }, limits, field }: WayFieldsProps) {
  return (
    <>
      {!isPosterProved && (
        <Banner tone="warning" title="Not proved yet">
          They read with your times that we have not checked who you are. You can meet by video once
          you have proved it.
        </Banner>
      )}
      <RadioGroup
        {...field('way')}
        label="How you meet"
        options={[
          { value: 'video', label: 'By video', disabled: !isPosterProved },
          {
            value: 'phone',
            label: 'By phone',
            hint: 'You ring them on the number in their application.',
          },
          { value: 'place', label: 'At a place' },
        ]}
        defaultValue={field('way').defaultValue ?? (isPosterProved ? 'video' : 'place')}
      />
      {isPosterProved && (
        <div className={styles.byVideo}>
          <TextField
            {...field('link')}
            type="url"
            inputMode="url"
            label="Link of the video call"
            hint="Of Google Meet, Zoom, Teams, Webex, Whereby or NHS Attend Anywhere. They see it once they have chosen a time."
            autoComplete="off"
            maxLength={limits.link}
          />
        </div>
      )}
      <div className={styles.atPlace}>
        <TextField
          {...field('place')}
          label="Address"
          autoComplete="off"
          maxLength={limits.place}
        />
      </div>
    </>
  )
}
