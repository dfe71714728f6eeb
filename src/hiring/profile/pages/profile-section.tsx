import { useEffect } from 'react'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { entryPath, PROFILE_PATH, sectionPath } from '#hiring/profile/model/profile-paths.ts'
import { EntryView } from './profile-view.tsx'
import type { ProfilePage } from './profile-data.ts'
import styles from './profile.module.css'

type Section = ProfilePage['sections'][number]

interface ProfileSectionProps extends Section {
  /** The entry moved last. */
  moved: ProfilePage['moved']
}

/** A section of the profile with its entries, each with buttons to edit and move it. */
export function ProfileSection({
  section,
  name,
  hint,
  add,
  isSingle,
  isFull,
  entries,
  moved,
}: ProfileSectionProps) {
  const [only] = isSingle ? entries : []
  return (
    <Card as="section">
      <div className={styles.section}>
        <h2>{name}</h2>
        {entries.length === 0 && <p className={styles.soft}>{hint}</p>}
        {only && (
          <>
            <EntryView entry={only} />
            <div>
              <ButtonLink href={sectionPath(section)} size="small">
                Change
                <span className="visually-hidden"> {name}</span>
              </ButtonLink>
            </div>
          </>
        )}
        {!isSingle && entries.length > 0 && (
          <ul className={styles.entries}>
            {entries.map((entry, index) => (
              <li key={entry.id} className={styles.entry}>
                <EntryView entry={entry} />
                <EntryActions
                  section={section}
                  entry={entry}
                  index={index}
                  count={entries.length}
                  focus={moved?.id === entry.id ? moved.direction : null}
                />
              </li>
            ))}
          </ul>
        )}
        {isFull && <p className={styles.soft}>There is no room for more entries here.</p>}
        {!only && !isFull && (
          <div>
            <ButtonLink
              href={isSingle ? sectionPath(section) : entryPath(section, 'new')}
              size="small"
            >
              {entries.length > 0 ? `${add.replace(/^Add an? |^Add /, 'Add another ')}` : add}
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  )
}

interface EntryActionsProps extends Pick<Section, 'section'> {
  entry: Section['entries'][number]
  index: number
  count: number
  /** The pressed button, which keeps the focus after the page reloads. */
  focus: string | null
}

function EntryActions({ section, entry, index, count, focus }: EntryActionsProps) {
  const { id, title } = entry
  const ways = (['up', 'down'] as const).filter((way) =>
    way === 'up' ? index > 0 : index < count - 1,
  )
  // At the top or bottom an entry has only the other button.
  const way = ways.find((one) => one === focus) ?? ways[0]
  // Includes the position, so that a second move is also a change.
  const focusId = focus ? `${id}-${way}-${index}` : null
  useEffect(() => {
    if (focusId) document.getElementById(focusId)?.focus()
  }, [focusId])

  return (
    <div className={styles.actions}>
      <ButtonLink href={entryPath(section, id)} size="small">
        Change
        <span className="visually-hidden"> {title}</span>
      </ButtonLink>
      {ways.length > 0 && (
        <Form method="post" action={PROFILE_PATH} preventScrollReset className={styles.moves}>
          <PageOwner />
          <input type="hidden" name="id" value={id} />
          {ways.map((direction) => (
            <Button
              key={direction}
              id={`${id}-${direction}-${index}`}
              type="submit"
              name="intent"
              value={direction}
              size="small"
              tone="quiet"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was just pressed, and its page reloaded
              autoFocus={focusId === `${id}-${direction}-${index}`}
            >
              Move {direction}
              <span className="visually-hidden">: {title}</span>
            </Button>
          ))}
        </Form>
      )}
    </div>
  )
}
