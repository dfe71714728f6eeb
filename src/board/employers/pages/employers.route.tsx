import { requestContext } from '#platform/pages/context.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { OFFICIAL, OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { Prose } from '#platform/layout/sections/section.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { LookUpForm } from '#platform/ui/suggest/look-up-form.tsx'
import { EMPLOYER_NAME_LIMIT } from '#board/employers/employers.ts'
import { LOOK_UP_PATH } from '#trade/paths/employer-paths.ts'
import type { Route } from './+types/employers.route.ts'
import { FoundEmployers } from './found-employers.tsx'
import { RegisterSource } from './register-source.tsx'

const TOO_LONG = `Type at most ${EMPLOYER_NAME_LIMIT} characters of the employer’s name.`

export async function loader({ context, url }: Route.LoaderArgs) {
  const typed = (url.searchParams.get('q') ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  const found = await context.get(requestContext).employers.lookUp(typed)
  const isTooLong = typed.length > EMPLOYER_NAME_LIMIT
  return { ...found, isTooLong, name: typed.slice(0, EMPLOYER_NAME_LIMIT) }
}

export default function EmployersPage({ loaderData }: Route.ComponentProps) {
  const { register, name, isTooLong } = loaderData
  return (
    <PageLayout>
      <title>
        {name
          ? `${name}: does it hold a licence? – Landfall`
          : 'Does this employer hold a licence to sponsor? – Landfall'}
      </title>
      <meta
        name="description"
        content="Look an employer up on the Home Office’s register of licensed sponsors: its town, its licences and ratings, and since when it is listed."
      />
      {name && <meta name="robots" content="noindex, follow" />}
      <PageHeader title="Does this employer hold a licence?">
        <p>
          Only an employer on the Home Office’s register can sponsor you for a work visa. Type its
          name to look it up.
        </p>
      </PageHeader>
      <LookUpForm
        action={LOOK_UP_PATH}
        label="Employer’s name"
        typed={name}
        maxLength={EMPLOYER_NAME_LIMIT}
        error={isTooLong ? TOO_LONG : undefined}
      />
      {!register && <NotLoaded />}
      {register && name && !isTooLong && <FoundEmployers found={{ ...loaderData, register }} />}
      {!name && <WhatItMeans />}
      {register && <RegisterSource register={register} />}
    </PageLayout>
  )
}

function NotLoaded() {
  return (
    <Banner tone="warning">
      No register is loaded here yet, so we cannot look anyone up. Look on GOV.UK instead:{' '}
      <OutsideLink href={OFFICIAL.register}>register of licensed sponsors</OutsideLink>.
    </Banner>
  )
}

function WhatItMeans() {
  return (
    <Prose>
      <p>
        Use the name on the contract, the offer or the employer’s website. The register has legal
        names, which are often not the names that people know.
      </p>
      <p>
        A licence says that the Home Office allows an organisation to sponsor people. It promises no
        job and no visa, and it does not show who wrote an advert. Nobody may ask you for money for
        a job or for a certificate of sponsorship.
      </p>
    </Prose>
  )
}
