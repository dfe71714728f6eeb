import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { fromTemplatePath, TEMPLATES_PATH } from '#trade/paths/posting-paths.ts'
import styles from './templates.module.css'

interface ListedTemplate {
  id: string
  name: string
  organisation: string
  jobTitle: string
  when: string
}

interface TemplateListProps {
  templates: ListedTemplate[]
  maxLength: number
  /** The template whose form was rejected. */
  of: string
  rejection: Rejection | undefined
}

/** The templates of a person’s organisations, each with its actions. */
export function TemplateList({ templates, maxLength, of, rejection }: TemplateListProps) {
  return (
    <section className={styles.part} aria-labelledby="own">
      <h2 id="own">Yours</h2>
      {templates.length === 0 && (
        <p>None yet. Save a job of yours, or the advert you are writing.</p>
      )}
      <ul className={styles.list}>
        {templates.map((template) => (
          <Template
            key={`${template.id} ${template.name}`}
            template={template}
            maxLength={maxLength}
            rejection={of === template.id ? rejection : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

interface TemplateProps extends Pick<TemplateListProps, 'maxLength' | 'rejection'> {
  template: ListedTemplate
}

function Template({ template, maxLength, rejection }: TemplateProps) {
  const { id, name, organisation, jobTitle, when } = template
  return (
    <li className={styles.template}>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>
          {jobTitle} · {organisation} · {when}
        </p>
      </div>
      <ButtonLink href={fromTemplatePath(id)} size="small" aria-label={`Start a job from: ${name}`}>
        Start a job
      </ButtonLink>
      <div className={styles.change}>
        <Disclosure
          summary={
            <span>
              Rename or delete<span className="visually-hidden">: {name}</span>
            </span>
          }
          open={rejection !== undefined}
        >
          <div className={styles.forms}>
            <PostForm
              id={`rename-${id}`}
              action={`${TEMPLATES_PATH}?form=rename`}
              rejection={rejection}
              submitLabel="Save the name"
              tone="secondary"
            >
              <input type="hidden" name="template" value={id} />
              <TextField
                id={`name-${id}`}
                name="name"
                label="Name"
                error={rejection?.errors.name}
                autoComplete="off"
                maxLength={maxLength}
                defaultValue={rejection?.values.name ?? name}
              />
            </PostForm>
            <PostForm
              id={`delete-${id}`}
              action={`${TEMPLATES_PATH}?form=delete`}
              rejection={undefined}
              submitLabel="Delete the template"
              tone="danger"
            >
              <input type="hidden" name="template" value={id} />
            </PostForm>
          </div>
        </Disclosure>
      </div>
    </li>
  )
}
