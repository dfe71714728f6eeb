import { Form } from 'react-router'
import { Returnable } from '#platform/forms/pages/use/returnable.tsx'
import { ErrorSummary } from '#platform/forms/pages/error-summary.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import type { Route } from './+types/write.route.ts'
import { TemplateSelect } from './template-select.tsx'
import styles from './write.module.css'
import { StatusTag } from '#hiring/applications/pages/status-tag.tsx'

interface WriteFieldsProps {
  loaded: Route.ComponentProps['loaderData']
  text: string
  rejection: Rejection | undefined
}

/** The text to write, before the preview. */
export function WriteFields({ loaded, text, rejection }: WriteFieldsProps) {
  const { address, people, templates, templatesHref, to, back } = loaded
  return (
    <>
      <Disclosure summary={people.length === 1 ? '1 person' : `These ${people.length} people`}>
        <PeopleList people={people} />
      </Disclosure>
      <Form method="post" action={address} className={styles.form}>
        {/* The form's default button, so that Enter sends nothing. */}
        <button type="submit" disabled hidden aria-label="Nothing" />
        {rejection && <ErrorSummary errors={rejection.errors} />}
        <Returnable form="write">
          <TemplateSelect templates={templates} field="text" />
          <TextArea
            name="text"
            label={to === 'message' ? 'Your message' : 'In your own words'}
            hint="{name} becomes the name of each, {job} the title of the job. Never ask for money, bank details or a passport."
            optional={to !== 'message'}
            error={rejection?.errors.text}
            rows={12}
            defaultValue={text}
          />
        </Returnable>
        <div className={styles.buttons}>
          <Button type="submit" name="intent" value="preview" tone="primary" iconEnd="arrow-right">
            Preview
          </Button>
          <Link href={back}>Cancel</Link>
          {templatesHref && <Link href={templatesHref}>Your templates</Link>}
        </div>
      </Form>
    </>
  )
}

interface PeopleListProps {
  people: Route.ComponentProps['loaderData']['people']
}

/** The recipients; those who have withdrawn are left out on sending. */
function PeopleList({ people }: PeopleListProps) {
  return (
    <ul className={styles.people}>
      {people.map((one) => (
        <li key={one.id}>
          {one.name} <StatusTag application={{ ...one, offerAnswer: null }} reader="employer" />
        </li>
      ))}
    </ul>
  )
}
