import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Progress } from '#platform/ui/toast/progress.tsx'
import { uploadPath } from '#hiring/upload/upload-paths.ts'
import type { ListView } from './list-view.ts'
import styles from './list-form.module.css'

const EVERY_MS = 2000

/** The progress of publishing, which continues without this page. */
export function PublishProgress({ list }: { list: ListView }) {
  const { id, done, ticked } = list
  const all = done.length + ticked
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), EVERY_MS)
    return () => clearInterval(timer)
  }, [revalidate])

  return (
    <section className={styles.section}>
      <Progress label="Done" value={all === 0 ? 0 : done.length / all} />
      <output>
        {done.length} of {all} are done. You can leave this page: it goes on, and the report will be
        here.
      </output>
      <p>
        <ButtonLink href={uploadPath(id)} reloadDocument>
          Look again
        </ButtonLink>
      </p>
    </section>
  )
}
