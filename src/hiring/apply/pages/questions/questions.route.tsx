import { data, redirect } from 'react-router'
import { z } from 'zod'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { redirectWithFlash } from '#trade/flash/redirect-with-flash.ts'
import { describeQuestion } from '#sponsorship/situation/describe-question.ts'
import type { Route } from './+types/questions.route.ts'
import { QuestionFields } from './question-fields.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const { own, questions } = page.applications
  const open = await orErrorResponse(questions.listUnanswered(actor, params.id))
  if (open.length === 0) throw redirect(`/applications/${params.id}`)
  const { advert } = await own.find(actor, params.id, { isVisit: false })
  return {
    id: params.id,
    title: advert.title,
    employer: advert.employer,
    questions: open.map((question) => describeQuestion(page.language, question)),
  }
}

const AnswersForm = z.record(z.string().max(60), z.string().max(5000))

export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const { rejection } = await submitForm(request, AnswersForm, (values) =>
    page.applications.questions.answer(actor, params.id, values),
  )
  if (rejection?.code === 'not_found') throw data(rejection.errors[''] ?? '', 404)
  if (rejection) return rejectForm(rejection)
  return redirectWithFlash(`/applications/${params.id}`, 'answers-sent')
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function QuestionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, employer, questions } = loaderData
  const path = `/applications/${id}`
  return (
    <PageLayout width="form">
      <title>{`${actionData ? 'Error: ' : ''}Answer the employer’s questions – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb items={[{ label: 'Your application', href: path }, { label: 'Questions' }]} />
      <PageHeader title="Answer the employer’s questions" eyebrow={employer}>
        <p>{title}</p>
      </PageHeader>
      <Card padding="roomy">
        <PostForm
          id="questions-form"
          action={`${path}/questions`}
          rejection={actionData}
          submitLabel="Send my answers"
          aside={<ButtonLink href={path}>Not now</ButtonLink>}
        >
          <QuestionFields
            questions={questions}
            answer={(name) => ({
              name,
              error: actionData?.errors[name],
              defaultValue: actionData?.values[name],
            })}
          />
          {actionData?.code === 'private_numbers' && (
            <Checkbox name="isSure" label="I want to send these numbers" />
          )}
        </PostForm>
      </Card>
    </PageLayout>
  )
}
