import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { TEMPLATES_PATH } from '#trade/paths/posting-paths.ts'
import styles from './templates.module.css'

interface NewTemplateFormProps {
  /** The adverts that can be saved; the title is the default name. */
  adverts: { value: string; label: string; title: string }[]
  /** The advert selected in the page’s URL; '' for none. */
  chosen: string
  maxLength: number
  rejection: Rejection | undefined
}

/** Saves an advert under a name. */
export function NewTemplateForm({ adverts, chosen, maxLength, rejection }: NewTemplateFormProps) {
  if (adverts.length === 0) return null
  const answer = answersOf(rejection)
  const advert = adverts.find(({ value }) => value === chosen)
  const name = answer('name')
  return (
    <section className={styles.sheet} aria-labelledby="save">
      <h2 id="save">Save an advert as a template</h2>
      <Disclosure
        summary="Choose the advert and a name"
        open={chosen !== '' || rejection !== undefined}
      >
        <PostForm
          id="save-form"
          action={`${TEMPLATES_PATH}?form=save`}
          rejection={rejection}
          submitLabel="Save the template"
        >
          <Select
            {...answer('job')}
            label="Advert"
            placeholder="Choose an advert"
            options={adverts}
            defaultValue={rejection?.values.job ?? advert?.value ?? ''}
          />
          <TextField
            {...name}
            label="Name"
            hint="As you and your colleagues look for it."
            autoComplete="off"
            maxLength={maxLength}
            defaultValue={name.defaultValue ?? advert?.title.slice(0, maxLength)}
          />
        </PostForm>
      </Disclosure>
    </section>
  )
}
