import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { FileField } from '#platform/ui/fields/file-field.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { ScanNote } from '#platform/ui/toast/scan-note.tsx'
import { RadioGroup } from '#platform/ui/choices/radio-group.tsx'
import type { ArrivalStep, ArrivalTrack, ArrivalFile } from '#hiring/arrival/arrival.schema.ts'
import { DOCUMENT_RULES } from '#platform/files/documents/document-rules.ts'
import { formatSize, mediumDate } from '#platform/primitives/formats.ts'
import { arrivalFilePath } from '#trade/paths/arrival-paths.ts'
import styles from '#hiring/arrival/pages/arrival.module.css'
import type { StepParts } from './step-parts.ts'

interface StepFilesProps extends StepParts {
  step: ArrivalStep
}

const NO_PASSPORT =
  'Do not upload a passport or another identity card: nobody needs a copy of it here.'

/** The private files of a step that the viewer can see, and a form to add one. */
export function StepFiles({ step, canTick, ...parts }: StepFilesProps) {
  const { key, title, files } = step
  if (files.length === 0 && !canTick) return null
  return (
    <section className={styles.files} aria-labelledby={`files-of-${key}`}>
      <h3 className={styles.small} id={`files-of-${key}`}>
        Files<span className="visually-hidden">: {title}</span>
      </h3>
      {files.length > 0 && (
        <ul className={styles.items}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} {...parts} />
          ))}
        </ul>
      )}
      {canTick && <AddFile step={step} canTick={canTick} {...parts} />}
    </section>
  )
}

/** A note on who can see a file. */
function visibilityWords({ isShared, side }: ArrivalFile, track: ArrivalTrack): string {
  if (!isShared) return 'Only you see it'
  if (track.side === 'applicant') return `You and ${track.who} see it`
  const from = side === 'applicant' ? `From ${track.who}. ` : ''
  return `${from}Your organisation and ${track.who} see it`
}

function FileRow({
  file,
  track,
  path,
}: Pick<StepFilesProps, 'track' | 'path'> & { file: ArrivalFile }) {
  const { id, name, size, scan, isOwn, side, at } = file
  const isTheirs = track.side === 'applicant' && side === 'employer'
  return (
    <li className={styles.file}>
      <p>
        {scan ? (
          name
        ) : (
          <Link href={arrivalFilePath(track.applicationId, id)} rel="nofollow" reloadDocument>
            {name}
          </Link>
        )}{' '}
        <span className={styles.soft}>{`${formatSize(size)}, ${mediumDate(at)}`}</span>
        {scan && <ScanNote scan={scan} isOwn={side === track.side} />}
      </p>
      <p className={styles.soft}>
        {`${isTheirs ? `From ${track.who}. ` : ''}${visibilityWords(file, track)}.`}
      </p>
      {isOwn && (
        <Disclosure
          summary={
            <span>
              Delete<span className="visually-hidden">: {name}</span>
            </span>
          }
        >
          <Form method="post" action={`${path}?do=delete-file`} preventScrollReset>
            <PageOwner />
            <input type="hidden" name="file" value={id} />
            <Button type="submit" tone="danger" size="small">
              Delete it for good<span className="visually-hidden">: {name}</span>
            </Button>
          </Form>
        </Disclosure>
      )}
    </li>
  )
}

function AddFile({ step: { key, title }, track, path, rejection }: StepFilesProps) {
  const own = rejection?.kind === 'file' && rejection.values['step'] === key ? rejection : undefined
  const isApplicant = track.side === 'applicant'
  return (
    <Disclosure
      open={own !== undefined}
      summary={
        <span>
          Add a file<span className="visually-hidden">: {title}</span>
        </span>
      }
    >
      <Form
        method="post"
        action={`${path}?do=file`}
        encType="multipart/form-data"
        className={styles.dayForm}
        preventScrollReset
        noValidate
      >
        <PageOwner />
        <input type="hidden" name="step" value={key} />
        <input type="hidden" name="formId" value={track.formId} />
        <p>{isApplicant ? NO_PASSPORT : `${track.who} sees what you upload here.`}</p>
        {isApplicant && track.canShareFiles && (
          <RadioGroup
            id={`visibility-${key}`}
            name="visibility"
            label="Who can see it?"
            options={[
              { value: 'me', label: 'Only you' },
              { value: 'both', label: `You and ${track.who}` },
            ]}
            error={own?.errors['visibility']}
            defaultValue={own?.values['visibility'] === 'both' ? 'both' : 'me'}
          />
        )}
        {isApplicant && !track.canShareFiles && (
          <p className={styles.soft}>Only you will see it.</p>
        )}
        {/* Last, so that all fields have arrived before a file that is too large. */}
        <FileField
          id={`file-${key}`}
          name="file"
          label="File"
          hint={`PDF or Word (.pdf, .doc, .docx), up to 10 MB.${own ? ' Choose it again.' : ''}`}
          error={own?.errors['file']}
          rules={DOCUMENT_RULES}
        />
        <p>
          <Button type="submit" size="small">
            Upload the file<span className="visually-hidden">: {title}</span>
          </Button>
        </p>
      </Form>
    </Disclosure>
  )
}
