import { answersOf } from '#app/forms/answers.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import { TraceFields } from '#app/forms/trace-fields.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { Progress } from '#app/ui/progress.tsx'
import type { loadStartupForm } from './startup-action.ts'
import { StartupFields } from './startup-fields.tsx'

interface StartupFormProps extends ReturnType<typeof loadStartupForm> {
  rejection?: Rejection | undefined
}

/**
 * The request for help with starting a care business. Posts to `/startup` from wherever it stands;
 * found by the script by its id, which sends it without leaving the page and shows how far it is.
 */
export function StartupForm({ received, rejection, ...form }: StartupFormProps) {
  const { openedAt, limits, document } = form

  return (
    <>
      {received && !rejection && (
        <div id="startup-received">
          <Banner tone="success" live>
            {received}
          </Banner>
        </div>
      )}
      <PostForm
        id="startup-form"
        action="/startup"
        encType="multipart/form-data"
        rejection={rejection}
        submitLabel="Submit"
        aside={
          <Button tone="quiet" hidden data-cancel>
            Cancel
          </Button>
        }
      >
        <StartupFields answer={answersOf(rejection)} limits={limits} />
        <TraceFields openedAt={rejection?.values.openedAt ?? openedAt} />
        {/* Last, so that everything typed has arrived before a document that is too large. */}
        <FileField
          name="companyDocument"
          label="Company document"
          hint={`PDF or Word (.pdf, .doc, .docx), up to 10 MB.${rejection ? ' If you had chosen one, choose it again.' : ''}`}
          error={rejection?.errors.companyDocument}
          optional
          accept=".pdf,.doc,.docx"
          data-limit={document.limit}
          data-too-large={document.tooLarge}
        />
        <Progress label="Sending" value={0} hidden />
      </PostForm>
    </>
  )
}
