import { data } from 'react-router'
import { requestContext } from '#platform/pages/context.ts'
import {
  formSource,
  isPlainForm,
  readFields,
  rejectForm,
  tryAction,
} from '#platform/forms/pages/submit-form.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { inLanguage } from '#platform/languages/translated-paths.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import type { Route } from './+types/real.route.ts'
import { RealAnswer } from './real-answer.tsx'
import { toRealView } from './real-view.ts'
import styles from './real.module.css'
import { Button } from '#platform/ui/buttons/button.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { FileField } from '#platform/ui/fields/file-field.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { language, site } = context.get(requestContext)
  const address = site.publicUrl + inLanguage(language.path, '/real')
  return { canonical: address, address }
}

/** Answers in the same response: the text has no address, and nothing of it is kept. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const { language, real, visitor } = page
  page.cacheScope = 'none'
  // What was pasted comes back with a rejection, such as that of the limit.
  const values = { text: '' }
  const { result, rejection } = await tryAction(values, async () => {
    if (isPlainForm(request)) {
      values.text = (await readFields(request)).get('text') ?? ''
      return real.checkForm(visitor, { values, uploads: {}, failure: null })
    }
    await using form = await real.receive(formSource(request))
    values.text = form.values['text'] ?? ''
    return await real.checkForm(visitor, form)
  })
  if (rejection)
    return rejectForm({ ...rejection, values, errors: errorsIn(language, rejection.errors) })
  const view = toRealView(result.report, result.text, language)
  return data({ view }, { headers: { 'cache-control': 'no-store' } })
}

/** The sentences in the page’s language; one that the catalogue does not have stays English. */
function errorsIn({ words }: Language, errors: Record<string, string>) {
  const texts: Record<string, string> = words.real
  const sentences = Object.entries(english.words.real)
  return Object.fromEntries(
    Object.entries(errors).map(([field, sentence]) => {
      const key = sentences.find(([, text]) => text === sentence)?.[0]
      return [field, (key && texts[key]) ?? sentence]
    }),
  )
}

export { headers } from '#platform/forms/pages/action-headers.ts'

export default function RealPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words } = useLanguage()
  const view = actionData && 'view' in actionData ? actionData.view : null
  const rejection = actionData && 'errors' in actionData ? actionData : undefined
  const title = view?.title ?? words.real.title
  return (
    <PageLayout width="wide">
      <title>{`${title} – Landfall`}</title>
      <meta name="description" content={words.real.lead} />
      <link rel="canonical" href={loaderData.canonical} />
      {view ? (
        <RealAnswer view={view} address={loaderData.address} />
      ) : (
        <>
          <PageHeader title={words.real.title}>{words.real.lead}</PageHeader>
          <div className={styles.split}>
            <RealForm errors={rejection?.errors ?? {}} text={rejection?.values.text} />
            <Never />
          </div>
        </>
      )}
    </PageLayout>
  )
}

function Never() {
  const { words } = useLanguage()
  return (
    <section className={styles.todo} aria-labelledby="never">
      <h2 id="never">{words.real.neverTitle}</h2>
      <ul className={styles.list}>
        <li>{words.real.never1}</li>
        <li>{words.real.never2}</li>
        <li>{words.real.never3}</li>
      </ul>
    </section>
  )
}

/** Ten megabytes, as on the server. */
const MOST_BYTES = 10 * 1024 * 1024

interface RealFormProps {
  errors: Record<string, string>
  /** What was pasted before. */
  text?: string
}

/** A plain form that the browser sends itself, so that the answer is the same with a script and without. */
function RealForm({ errors, text }: RealFormProps) {
  const { path, words } = useLanguage()
  return (
    <form
      method="post"
      action={inLanguage(path, '/real')}
      encType="multipart/form-data"
      className={styles.form}
    >
      <TextArea
        name="text"
        label={words.real.paste}
        hint={words.real.photo}
        error={errors['text'] ?? errors['']}
        rows={6}
        maxLength={20_000}
        dir="auto"
        defaultValue={text}
      />
      <FileField
        name="file"
        label={words.real.file}
        hint={words.real.fileHint}
        error={errors['file']}
        rules={{
          accept: '.pdf,.doc,.docx,.txt',
          bytes: MOST_BYTES,
          wrongType: words.real.wrongFile,
          tooLarge: words.real.tooLarge,
        }}
      />
      <div className={styles.send}>
        <Button type="submit" tone="primary" size="large">
          {words.real.check}
        </Button>
        <p className={styles.soft}>{words.real.kept}</p>
      </div>
    </form>
  )
}
