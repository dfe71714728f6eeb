import { data } from 'react-router'
import { requestContext } from '#platform/pages/context.ts'
import {
  formSource,
  isPlainForm,
  readFields,
  rejectForm,
  tryAction,
} from '#platform/forms/pages/submit-form.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { inLanguage } from '#platform/languages/translated-paths.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import type { Route } from './+types/real.route.ts'
import { Callers } from './callers.tsx'
import { RealAnswer } from './real-answer.tsx'
import { RealForm } from './real-form.tsx'
import { readPasted } from '#site/real/real.schema.ts'
import { errorsIn } from './errors-in.ts'
import { PassOn } from './pass-on.tsx'
import { toHelp, toPassOn, toRealView } from './real-view.ts'
import styles from './real.module.css'

export function loader({ context }: Route.LoaderArgs) {
  const { language, site } = context.get(requestContext)
  const address = site.publicUrl + inLanguage(language.path, '/real')
  return { canonical: address, address }
}

/** Answers in the same response: the text has no address, and nothing of it is kept. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const { contact, formTimestamps, language, letters, real, site, visitor } = page
  page.cacheScope = 'none'
  // What was pasted comes back with a rejection, such as that of the limit.
  const values = { text: '', openedAt: '' }
  let isPassingOn = false
  const { result, rejection } = await tryAction(values, async () => {
    if (isPlainForm(request)) {
      values.text = (await readFields(request)).get('text') ?? ''
      return real.checkForm(visitor, { values, uploads: {}, failure: null })
    }
    await using form = await real.receive(formSource(request))
    values.text = form.values['text'] ?? ''
    if (form.values['passOn'] === undefined) return await real.checkForm(visitor, form)
    isPassingOn = true
    const { subjectLine = '', openedAt = '' } = form.values
    values.openedAt = openedAt
    await contact.passOn(visitor, readPasted(values).text, { subjectLine, openedAt })
    return null
  })
  const about = { contactMonths: site.storedMonths.contact, openedAt: formTimestamps.stamp() }
  if (rejection) {
    return rejectForm({
      ...rejection,
      values,
      errors: errorsIn(language, rejection.errors),
      // The form that was sent comes back, not the one before it.
      passOn: isPassingOn ? toPassOn(values.text, about, language) : null,
      // A text that is not looked at for an hour may be fraud.
      help: !isPassingOn && rejection.code === 'too_many' ? toHelp(values.text, language) : null,
    })
  }
  if (!result) return data({ isPassedOn: true }, { headers: { 'cache-control': 'no-store' } })
  const view = toRealView(result.report, { text: result.text, ...about }, language)
  // A long page has no room for what is compared of a job that is not there.
  const isOnlyFraud = view.answer === 'alarm' && view.card === 'alarm'
  const letter = view.isCut && isOnlyFraud ? null : await letters.read(result, language)
  return data({ view, letter }, { headers: { 'cache-control': 'no-store' } })
}

export { headers } from '#platform/forms/pages/action-headers.ts'

export default function RealPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words } = useLanguage()
  const view = actionData && 'view' in actionData ? actionData.view : null
  const letter = actionData && 'letter' in actionData ? actionData.letter : null
  const isPassedOn = actionData && 'isPassedOn' in actionData
  const rejection = actionData && 'errors' in actionData ? actionData : undefined
  const help = actionData && 'help' in actionData ? actionData.help : null
  const passOn = actionData && 'passOn' in actionData ? actionData.passOn : null
  const title = view?.title ?? words.real.title
  return (
    <PageLayout width="wide">
      <title>{`${title} – Landfall`}</title>
      <meta name="description" content={words.real.lead} />
      <link rel="canonical" href={loaderData.canonical} />
      {view ? (
        <RealAnswer view={view} letter={letter} address={loaderData.address} />
      ) : (
        <>
          <PageHeader title={words.real.title}>{words.real.lead}</PageHeader>
          {isPassedOn && <output>{words.real.passedOn}</output>}
          {passOn && <PassOn passOn={passOn} rejection={rejection} />}
          <div className={styles.split}>
            <RealForm rejection={passOn ? undefined : rejection} />
            <Never help={help} />
          </div>
        </>
      )}
    </PageLayout>
  )
}

/** Advice for every message, with helplines where it could not be checked. */
function Never({ help }: { help: ReturnType<typeof toHelp> | null }) {
  const { words } = useLanguage()
  return (
    <section className={styles.todo} aria-labelledby="never">
      <h2 id="never">{words.real.neverTitle}</h2>
      <ul className={styles.list}>
        <li>{words.real.never1}</li>
        <li>{words.real.never2}</li>
        <li>{words.real.never3}</li>
      </ul>
      {help && <Callers {...help} />}
    </section>
  )
}
