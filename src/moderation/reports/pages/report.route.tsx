import { PICTURE_RULES } from '#trade/limits/picture-rules.ts'
import { data, redirect } from 'react-router'
import { requestContext } from '#platform/pages/context.ts'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { rejectForm, submitUpload } from '#platform/forms/pages/submit-form.ts'
import { TraceFields } from '#platform/forms/pages/trace-fields.tsx'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { FileField } from '#platform/ui/fields/file-field.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { RadioGroup } from '#platform/ui/choices/radio-group.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { REPORT_REASONS, REPORT_WORDS } from '#moderation/reports/reports.schema.ts'
import { AGAINST_FRAUD } from '#safety/contacts/contacts.ts'
import { ContactList } from '#safety/contacts/pages/contact-list.tsx'
import type { Route } from './+types/report.route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const { searchParams } = new URL(request.url)
  // The timestamp in the form must be recent, so no cache in front may store the page.
  page.cacheScope = 'server'
  const isSent = searchParams.has('sent')
  const about = { job: searchParams.get('job'), message: searchParams.get('message') }
  const subject = isSent ? null : await page.moderation.reports.findSubject(about)
  if (!isSent && !subject) throw data(new DomainError('not_found').message, 404)
  const reason = searchParams.get('reason') ?? ''
  return {
    subject,
    reason: Object.hasOwn(REPORT_REASONS, reason) ? reason : undefined,
    openedAt: page.formTimestamps.stamp(),
    reasons: Object.entries(REPORT_REASONS).map(([value, { label, hint }]) => ({
      value,
      label,
      hint,
    })),
    rules: PICTURE_RULES,
    words: REPORT_WORDS,
    contacts: isSent ? AGAINST_FRAUD : [],
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { moderation, visitor, actor } = context.get(requestContext)
  const { reports } = moderation
  const { rejection } = await submitUpload(
    request,
    (source) => reports.receive(visitor, source),
    (form) => {
      // A page's form always has both; without them the answer is another error.
      form.values.openedAt ??= ''
      return reports.submit({ visitor, actor }, form)
    },
  )
  return rejection ? rejectForm(rejection) : redirect('/report?sent=1', 303)
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { subject, openedAt, reason, reasons, rules, words, contacts } = loaderData
  const title = subject?.kind === 'message' ? 'Report a message' : 'Report a job'
  const answer = answersOf(actionData)

  return (
    <PageLayout width="form">
      <title>{`${actionData ? 'Error: ' : ''}${title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={subject ? title : 'Thank you'}>
        {subject?.words && <p>{subject.words}</p>}
      </PageHeader>
      {!subject && (
        <Banner tone="success" live>
          <p>{words.thanks}</p>
          <p>
            If you have paid somebody, ring your bank now, with the number on your card.{' '}
            <Link href="/real">Is another message real? Check it</Link>{' '}
            <Link href="/jobs">Back to the jobs</Link>
          </p>
        </Banner>
      )}
      {!subject && <ContactList title="Who else to tell" contacts={contacts} />}
      {subject && (
        <PostForm
          id="report-form"
          action={`/report?${subject.kind}=${subject.id}`}
          encType="multipart/form-data"
          rejection={actionData}
          submitLabel="Send the report"
        >
          <input type="hidden" name={subject.kind} value={subject.id} />
          <RadioGroup
            name="reason"
            label="What is wrong?"
            hint={words.protection}
            error={actionData?.errors.reason}
            options={reasons}
            defaultValue={actionData ? actionData.values.reason : reason}
          />
          <TextArea
            {...answer('words')}
            label="What happened?"
            hint="A sentence is enough."
            rows={3}
            optional
          />
          <TraceFields openedAt={openedAt} rejection={actionData} />
          <FileField
            name="picture"
            label="A picture"
            hint={`${words.pictureHint}${actionData ? ' If you had chosen one, choose it again.' : ''}`}
            error={actionData?.errors.picture}
            optional
            rules={rules}
          />
        </PostForm>
      )}
    </PageLayout>
  )
}
