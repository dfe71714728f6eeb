import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { useDraft } from '#platform/forms/pages/use/use-draft.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import type { EntryRejection } from './entry-actions.ts'
import { EntryFields } from './entry-fields.tsx'
import type { Route } from './+types/entry.route.ts'
import styles from './entry.module.css'

type Loaded = Route.ComponentProps['loaderData']

interface EntryFormProps extends Omit<Loaded, 'values'> {
  values: Record<string, string>
  address: string
  rejection: EntryRejection | undefined
}

const ID = 'entry-form'

/** An entry of a profile, saved as a draft while it is filled in. */
export function EntryForm({ values, rejection, address, fields, ...entry }: EntryFormProps) {
  const draft = useDraft(ID, entry.draftPath)
  return (
    <PostForm
      id={ID}
      action={address}
      noValidate
      rejection={rejection}
      submitLabel={rejection?.elsewhere === undefined ? 'Save' : 'Save mine'}
      onInput={draft.onInput}
      onSubmit={draft.cancel}
      aside={
        <>
          {!entry.isSingle && entry.isNew && (
            <Button type="submit" name="intent" value="another">
              Save and add another
            </Button>
          )}
          <output className={styles.note}>{draft.note}</output>
        </>
      }
    >
      <input type="hidden" name="id" value={entry.id} />
      <input type="hidden" name="version" value={values.version ?? entry.version} />
      <EntryFields fields={fields} values={values} errors={rejection?.errors ?? {}} />
    </PostForm>
  )
}
