import { redirect } from 'react-router'
import { requestContext } from '#platform/pages/context.ts'
import { readFields, rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { SPONSOR_LOST_PATH } from '#trade/paths/arrival-paths.ts'
import { safeNextPath } from '#accounts/log-in/log-in-path.ts'
import { situationPath } from '#trade/paths/sponsorship-paths.ts'
import { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { FORGET_SITUATION, setNationality, setSituation } from '#trade/cookies/situation-cookie.ts'
import { PersonForm } from '#sponsorship/situation/pages/person/person-form.tsx'
import { BasisLine } from '#sponsorship/freshness/pages/basis-line.tsx'
import { findBasis } from '#sponsorship/freshness/shown-basis.ts'
import type { Route } from './+types/situation.route.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const { situation, actor, accounts, sponsorship } = page
  const isInAccount = actor && (await accounts.settings.hasSituation(actor))
  return {
    situation: situation as Record<string, string> | null,
    isInAccount,
    countries: await sponsorship.listNamedCountries(),
    next: readNext(request),
    basis: (await findBasis(page)).line,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor, accounts } = context.get(requestContext)
  const next = readNext(request)
  const form = await readFields(request.clone())
  const leave = (cookies: string[]) =>
    redirect(next, {
      status: 303,
      headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]),
    })
  const saveInAccount = async (answers: PersonalAnswers | null) => {
    if (actor) await accounts.settings.saveSituation(actor, answers)
  }
  if (form.get('intent') === 'forget') {
    await saveInAccount(null)
    return leave(FORGET_SITUATION)
  }
  const { result, rejection } = await submitForm(request, PersonalAnswers, async (answers) => {
    await saveInAccount(form.get('inAccount') === 'on' ? answers : null)
    return [setSituation(answers), setNationality(answers)]
  })
  // Values outside the list are not sent back: no field could show them.
  for (const field of Object.keys(rejection?.errors ?? {})) delete rejection?.values[field]
  return rejection ? rejectForm(rejection) : leave(result)
}

function readNext(request: Request) {
  const next = safeNextPath(new URL(request.url).searchParams.get('next') ?? '/jobs')
  return next.startsWith('/situation') ? '/jobs' : next
}

export default function SituationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { situation, isInAccount, countries, next, basis } = loaderData
  return (
    <PageLayout>
      <title>My situation – Landfall</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="My situation">
        <p>
          Answer once. Every job then tells you if you can take it. Your sponsor lost its licence,
          or you lost the job? <Link href={SPONSOR_LOST_PATH}>Count your days</Link>.
        </p>
      </PageHeader>
      <PersonForm
        action={situationPath(next)}
        values={situation ?? {}}
        rejection={actionData}
        submitLabel="Save my situation"
        isForOneJob={false}
        countries={countries}
      >
        {isInAccount !== null && (
          <Checkbox
            name="inAccount"
            label="Save them in my account, too"
            hint="When you log in on another device, your answers are there. Logging out takes them off this one."
            defaultChecked={isInAccount}
          />
        )}
      </PersonForm>
      <BasisLine basis={basis} />
    </PageLayout>
  )
}
