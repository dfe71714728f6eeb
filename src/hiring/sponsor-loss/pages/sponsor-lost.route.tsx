import { redirect } from 'react-router'
import { requestContext } from '#platform/pages/context.ts'
import { readFields, rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { formatCount } from '#platform/primitives/formats.ts'
import { SPONSOR_LOST_PATH, WORKPLACES_PATH } from '#trade/paths/arrival-paths.ts'
import { SPONSOR_LOSS_COOKIE } from '#trade/cookies/sponsor-loss-cookie.ts'
import {
  readSponsorLoss,
  setSponsorLoss,
  SponsorLossAnswers,
} from '#hiring/sponsor-loss/sponsor-loss.schema.ts'
import { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { setSituation } from '#trade/cookies/situation-cookie.ts'
import { ContactList } from '#safety/contacts/pages/contact-list.tsx'
import type { Route } from './+types/sponsor-lost.route.ts'
import { answerTimeWords } from './answer-time-words.ts'
import { DaysLeft } from './days-left.tsx'
import { FactList, SourceList } from './facts.tsx'
import { LossForm } from './loss-form.tsx'
import styles from './sponsor-lost.module.css'
import { WorkForm } from './work-form.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, sponsorLoss, sponsorship, situation } = context.get(requestContext)
  const saved = actor && (await sponsorLoss.findSaved(actor))
  const answers = readSponsorLoss(request.headers.get('cookie')) ?? saved
  return {
    ...sponsorLoss.describe(answers, await sponsorship.findFreshness()),
    answers,
    permission: situation?.permission ?? '',
    isInAccount: actor ? saved !== null : null,
    answerTimes: await sponsorLoss.listAnswerTimes(),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor, sponsorLoss, situation } = context.get(requestContext)
  const form = await readFields(request.clone())
  const leave = (...cookies: string[]) =>
    redirect(SPONSOR_LOST_PATH, {
      status: 303,
      headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]),
    })
  if (form.get('intent') === 'forget') {
    if (actor) await sponsorLoss.save(actor, null)
    return leave(SPONSOR_LOSS_COOKIE.forget)
  }
  const { result, rejection } = await submitForm(request, SponsorLossAnswers, async (typed) => {
    const answers = sponsorLoss.checkAnswers(typed)
    if (actor) await sponsorLoss.save(actor, form.get('inAccount') === 'on' ? answers : null)
    return answers
  })
  if (rejection) return rejectForm(rejection)
  // Also used in ‘My situation’, so that the jobs' answers fit this person.
  const { permission } = PersonalAnswers.pick({ permission: true })
    .catch({})
    .parse({
      permission: form.get('permission') ?? '',
    })
  const known = { ...situation, where: result.where, ...(permission && { permission }) }
  return leave(setSponsorLoss(result), setSituation(known))
}

export { clientAction } from '#platform/forms/pages/client-action.ts'

export default function SponsorLostPage({ loaderData, actionData }: Route.ComponentProps) {
  const { answers, state, days, counts, countsNot, help, answerTimes } = loaderData
  return (
    <PageLayout>
      <title>{`${actionData ? 'Error: ' : ''}Your sponsor is gone: the ${days} days – Landfall`}</title>
      <meta
        name="description"
        content="Your sponsor lost its licence, or you lost the job: how many days you have, what counts, what does not, and who helps for free."
      />
      <PageHeader title="Your sponsor is gone. What now?">
        <p>
          {`Your employer lost its licence, or you lost the job? You usually have ${days} days from the Home Office’s letter, or until your visa ends if that is sooner. The days start with that letter.`}
        </p>
      </PageHeader>
      <div className={styles.page}>
        {state && <DaysLeft {...loaderData} state={state} />}
        <section className={styles.screen}>
          <h2>{answers ? 'Your answers' : 'Count my days'}</h2>
          <LossForm {...loaderData} rejection={actionData} />
        </section>
        <section className={styles.screen} aria-labelledby="jobs">
          <h2 id="jobs">Jobs with another sponsor</h2>
          <WorkForm />
          {answerTimes.length > 0 && <h3>How fast employers here answer</h3>}
          {answerTimes.length > 0 && (
            <ul className={styles.list}>
              {answerTimes.map(({ employer, openJobs, ...time }) => (
                <li key={employer}>
                  <b>{employer}</b>: {answerTimeWords(time)}{' '}
                  <Link
                    href={`/jobs?${new URLSearchParams({ q: `"${employer}"` })}`}
                    rel="nofollow"
                  >
                    {openJobs === 1 ? 'Its open job' : `Its ${formatCount(openJobs)} open jobs`}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </section>
        <FactList id="counts" title="What counts" facts={counts} />
        <FactList id="counts-not" title="What does not count" facts={countsNot} />
        <ContactList title="Who helps for free" contacts={help} />
        <SourceList facts={[...counts, ...countsNot]} />
        <Card as="section">
          <h2 className={styles.title}>Still at work, and worried?</h2>
          <p>
            Tell us who you work for. If the register of sponsors loses that employer, we write to
            you. <Link href={WORKPLACES_PATH}>Where I work</Link>
          </p>
        </Card>
      </div>
    </PageLayout>
  )
}
