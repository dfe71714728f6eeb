import { data } from 'react-router'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import {
  formSource,
  isPlainForm,
  readFields,
  rejectForm,
  tryAction,
} from '#platform/forms/pages/submit-form.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { errorsIn } from '#site/real/pages/errors-in.ts'
import { RealForm } from '#site/real/pages/real-form.tsx'
import type { Route } from './+types/letter.route.ts'
import { LetterAnswer } from './letter-answer.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const { id, advert } = await orErrorResponse(page.letters.open(actor, params.id), request)
  return { id, title: advert.title, employer: advert.employer }
}

/** Answers in the same response: nothing of the letter is kept, and the answer has no address. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const { language, letters, visitor } = page
  page.cacheScope = 'none'
  // Another’s application is not found, whatever was sent.
  await orErrorResponse(letters.open(actor, params.id), request)
  const values = { text: '' }
  const reader = { actor, visitor, language }
  const { result, rejection } = await tryAction(values, async () => {
    if (isPlainForm(request)) {
      values.text = (await readFields(request)).get('text') ?? ''
      return letters.compare(reader, params.id, { values, uploads: {}, failure: null })
    }
    await using form = await letters.receive(formSource(request))
    values.text = form.values['text'] ?? ''
    return await letters.compare(reader, params.id, form)
  })
  if (rejection)
    return rejectForm({ ...rejection, values, errors: errorsIn(language, rejection.errors) })
  return data({ compared: result }, { headers: { 'cache-control': 'no-store' } })
}

export { headers } from '#platform/forms/pages/action-headers.ts'

export default function LetterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words } = useLanguage()
  const { id, title, employer } = loaderData
  const compared = actionData && 'compared' in actionData ? actionData.compared : null
  const rejection = actionData && 'errors' in actionData ? actionData : undefined
  const action = `/applications/${id}/letter`
  return (
    <PageLayout width="wide">
      <title>{`${words.letter.title}: ${title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[
          { label: words.offer.application, href: `/applications/${id}` },
          { label: words.letter.title },
        ]}
      />
      <PageHeader title={words.letter.title} eyebrow={`${title}, ${employer}`}>
        {!compared && <p>{words.letter.lead}</p>}
      </PageHeader>
      {compared ? (
        <LetterAnswer compared={compared} action={action} />
      ) : (
        <RealForm
          rejection={rejection}
          about={{
            action,
            label: words.letter.paste,
            submit: words.letter.submit,
            kept: words.letter.kept,
          }}
        />
      )}
    </PageLayout>
  )
}
