import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { FileField } from '#platform/ui/fields/file-field.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { ScanNote } from '#platform/ui/toast/scan-note.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { PROFILE_PATH } from '#hiring/profile/model/profile-paths.ts'
import type { ProfilePage } from './profile-data.ts'
import styles from './profile.module.css'

type ResumesPartProps = ProfilePage['resumes'] & { rejection: Rejection | undefined }

/** The uploaded CVs, which applications can use. */
export function ResumesPart({ items, most, labelLimit, rules, rejection }: ResumesPartProps) {
  const isUpload = rejection !== undefined && !('id' in rejection.values)
  const isFull = items.length >= most
  return (
    <section className={styles.box} aria-labelledby="files">
      <h2 id="files">CV files</h2>
      <p className={styles.soft}>
        {items.length === 0
          ? `Files you already have, up to ${most}. You choose one when you apply.`
          : `${items.length} of ${most}. You choose one when you apply.`}
      </p>
      {items.length > 0 && (
        <ul className={styles.entries}>
          {items.map((resume) => (
            <li key={resume.id} className={styles.resume}>
              <ResumeItem
                resume={resume}
                labelLimit={labelLimit}
                rejection={rejection?.values.id === resume.id ? rejection : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <Disclosure summary="Add a file" open={isUpload}>
          <PostForm
            id="resume-form"
            action={PROFILE_PATH}
            encType="multipart/form-data"
            reloadDocument
            rejection={isUpload ? rejection : undefined}
            submitLabel="Add this CV"
          >
            <TextField
              name="label"
              label="What you call it"
              hint="Like ‘Care jobs’. Without a name it is called like the file."
              optional
              maxLength={labelLimit}
              defaultValue={isUpload ? rejection.values.label : undefined}
              error={isUpload ? rejection.errors.label : undefined}
            />
            <FileField
              name="uploadResume"
              label="CV file"
              hint="PDF or Word (.pdf, .doc, .docx), up to 10 MB."
              required
              rules={rules}
              error={isUpload ? rejection.errors.uploadResume : undefined}
            />
          </PostForm>
        </Disclosure>
      )}
    </section>
  )
}

interface ResumeItemProps {
  resume: ProfilePage['resumes']['items'][number]
  labelLimit: number
  rejection: Rejection | undefined
}

function ResumeItem({ resume, labelLimit, rejection }: ResumeItemProps) {
  const { id, label, file, used, scan } = resume
  return (
    <>
      {scan ? (
        <b>{label}</b>
      ) : (
        <Link href={`/api/v1/resumes/${id}`} reloadDocument rel="nofollow">
          {label}
        </Link>
      )}
      <span className={styles.soft}>{file}</span>
      <span className={styles.soft}>{used}</span>
      {scan && <ScanNote scan={scan} isOwn />}
      <Disclosure
        open={rejection !== undefined}
        summary={
          <span>
            Rename or delete<span className="visually-hidden"> {label}</span>
          </span>
        }
      >
        <PostForm
          id={`rename-${id}`}
          action={PROFILE_PATH}
          rejection={rejection}
          submitLabel="Rename"
          tone="secondary"
          aside={
            <Button type="submit" form={`remove-${id}`} tone="quiet" icon="trash">
              Delete<span className="visually-hidden"> {label}</span>
            </Button>
          }
        >
          <input type="hidden" name="intent" value="rename" />
          <input type="hidden" name="id" value={id} />
          <TextField
            name="label"
            id={`label-${id}`}
            label="Name"
            maxLength={labelLimit}
            defaultValue={rejection?.values.label ?? label}
            error={rejection?.errors.label}
          />
          <p className={styles.soft}>Applications you have sent keep their copy.</p>
        </PostForm>
        <RemoveForm id={id} />
      </Disclosure>
    </>
  )
}

function RemoveForm({ id }: { id: string }) {
  return (
    <form id={`remove-${id}`} method="post" action={PROFILE_PATH}>
      <PageOwner />
      <input type="hidden" name="intent" value="remove-resume" />
      <input type="hidden" name="id" value={id} />
    </form>
  )
}
