import { AnswerLine } from '#sponsorship/headline/pages/answer-line.tsx'
import { careersPath } from '#organisations/model/organisation-paths.ts'
import { Sheet } from '#organisations/pages/parts/organisation-page.tsx'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import styles from './careers.module.css'
import type { ShownAdvert, ShownPreview } from './shown-preview.ts'

interface LookFormProps {
  id: string
  /** Asked for where the system behind the list wants it. */
  agreement: string
  address: string | undefined
  rejection: Rejection | undefined
}

export function LookForm({ id, agreement, address, rejection }: LookFormProps) {
  const problem = rejection?.errors['lookAgreed']
  const wasAsked = problem !== undefined || rejection?.values['lookAgreed'] !== undefined
  return (
    <PostForm
      id="look-form"
      action={`${careersPath(id)}?form=look`}
      rejection={rejection}
      submitLabel="Look at it"
      tone="secondary"
    >
      <TextField
        name="address"
        id="look-address"
        label="Address of your careers page"
        hint="Such as https://www.example.co.uk/careers"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        defaultValue={address}
        error={rejection?.errors.address}
      />
      {wasAsked && <Checkbox name="lookAgreed" label={agreement} error={problem} />}
    </PostForm>
  )
}

interface ConnectFormProps {
  id: string
  agreement: string
  /** Null after a rejection: the addresses are then among its values. */
  preview: ShownPreview | null
  rejection: Rejection | undefined
}

/** The list as it would appear here, and the agreement with which it is connected. */
export function ConnectForm({ id, agreement, preview, rejection }: ConnectFormProps) {
  const address = preview?.address ?? rejection?.values['address']
  const feed = preview?.feed ?? rejection?.values['feed']
  return (
    <Sheet
      id="preview"
      title={preview ? `Found: ${preview.system}` : 'Connect this list'}
      lead={preview?.found}
    >
      {preview && <PreviewedAdverts preview={preview} />}
      <PostForm
        id="connect-form"
        action={`${careersPath(id)}?form=connect`}
        rejection={rejection}
        submitLabel="Connect"
      >
        <input type="hidden" name="address" value={address} />
        <input type="hidden" name="feed" value={feed} />
        <p className={styles.feed}>
          The list that we read: <span>{feed}</span>
        </p>
        <Checkbox name="agreed" label={agreement} error={rejection?.errors['agreed']} required />
      </PostForm>
    </Sheet>
  )
}

function PreviewedAdverts({ preview }: { preview: ShownPreview }) {
  const { adverts, otherNames, withoutId, needsConsent, system } = preview
  return (
    <>
      {needsConsent && (
        <Banner tone="info" title={`${system} has to agree, too`}>
          {`We ask ${system} first. You can connect the list now; we read it as soon as we may.`}
        </Banner>
      )}
      {otherNames.length > 0 && (
        <Banner tone="warning" title="The list names another employer">
          {`It says: ${otherNames.join(', ')}. We show adverts only under your organisation’s name, so we leave these out until we have looked at them.`}
        </Banner>
      )}
      {withoutId > 0 && (
        <Banner tone="warning">
          {`${withoutId === 1 ? 'One advert has' : `${withoutId} adverts have`} no number of their own, so we cannot tell when they are gone: we leave them out, and close none of the others.`}
        </Banner>
      )}
      <ul className={styles.adverts}>
        {adverts.map((advert) => (
          <PreviewedAdvert key={advert.key} advert={advert} />
        ))}
      </ul>
    </>
  )
}

function PreviewedAdvert({ advert }: { advert: ShownAdvert }) {
  const { title, facts, answer, problems, notes } = advert
  return (
    <li className={styles.advert}>
      <h3>{title}</h3>
      {facts && <p className={styles.soft}>{facts}</p>}
      {answer && <AnswerLine answer={answer} />}
      {problems.map((problem) => (
        <p key={problem} className={styles.problem}>
          {problem}
        </p>
      ))}
      {notes.map((note) => (
        <p key={note} className={styles.soft}>
          {note}
        </p>
      ))}
    </li>
  )
}
