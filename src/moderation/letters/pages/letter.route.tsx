import { AdminPage, Moment } from '#moderation/desk/pages/parts/admin-page.tsx'
import {
  loadAdminPage,
  requireAdminPage,
  rejectAdminForm,
} from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { LetterForm } from '#moderation/letters/letters.schema.ts'
import { requestContext } from '#platform/pages/context.ts'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { submitForm } from '#platform/forms/pages/submit-form.ts'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import type { Route } from './+types/letter.route.ts'
import { Letter } from './letter.tsx'

const REGISTER = 'https://find-and-update.company-information.service.gov.uk'

export async function loader(args: Route.LoaderArgs) {
  const { moderation } = args.context.get(requestContext)
  return loadAdminPage(args, (_admin, actor) => moderation.letters.find(actor, args.params.id))
}

/** Answers with the letter itself, because its code is shown once. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { page, actor } = await requireAdminPage({ context, request })
  const { result, rejection } = await submitForm(request, LetterForm, (form) =>
    page.moderation.letters.print(actor, params.id, form),
  )
  if (rejection) return rejectAdminForm(request, rejection)
  return { letter: { ...result, publicUrl: page.site.publicUrl } }
}

export { headers } from '#platform/forms/pages/action-headers.ts'

export default function LetterPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name, legalName, printedBy, sentAt, postedTo, state, canPrint } = loaderData
  const { id } = params
  if (actionData && 'letter' in actionData)
    return (
      <AdminPage section="/desk/organisations" isWithin title="Your code for Landfall">
        <Letter {...actionData.letter} />
      </AdminPage>
    )
  return (
    <AdminPage
      section="/desk/organisations"
      isWithin
      title={`Letter to ${legalName ?? name}`}
      isRejected={actionData !== undefined}
      lead={<Link href={`/desk/organisations/${id}`}>{name}</Link>}
    >
      {sentAt && (
        <Banner tone="info" title="It has been printed">
          By {printedBy ?? 'an admin'}, <Moment at={sentAt} />, for: {postedTo}
        </Banner>
      )}
      <FindAddress {...loaderData} />
      {canPrint && (
        <PostForm
          id="letter-form"
          action={`/desk/organisations/${id}/letter`}
          rejection={actionData}
          submitLabel={sentAt ? 'Print it again, with a new code' : 'Show the letter to print'}
        >
          <input type="hidden" name="seen" value={state} />
          <TextArea
            {...answersOf(actionData)('address')}
            label="Address of the registered office"
            hint="Take it from the register, never from the organisation. The code is shown once: print it at once."
            rows={5}
          />
        </PostForm>
      )}
    </AdminPage>
  )
}

type Found = Route.ComponentProps['loaderData']

/** Everything that helps to find the address in a register. */
function FindAddress({ legalName, companyNumber, entryName, towns, ...letter }: Found) {
  const { requesterName, requesterEmail, createdAt } = letter
  const query = new URLSearchParams({ q: companyNumber ?? legalName ?? '' })
  return (
    <Facts
      items={[
        { term: 'Legal name', value: legalName ?? 'None claimed' },
        { term: 'Company number, as they say', value: companyNumber ?? 'Not given' },
        { term: 'On the register of sponsors', value: entryName ?? 'No' },
        { term: 'Towns there', value: (towns ?? []).join(', ') || 'None' },
        { term: 'Asked for by', value: `${requesterName ?? ''} ${requesterEmail ?? ''}` },
        { term: 'Asked for', value: <Moment at={createdAt} /> },
        {
          term: 'Registered office',
          value: <Link href={`${REGISTER}/search?${query}`}>Look at Companies House</Link>,
        },
      ]}
    />
  )
}
