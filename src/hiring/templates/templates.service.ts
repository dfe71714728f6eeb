import { DomainError } from '#platform/primitives/errors.schema.ts'
import { Timestamp, type Id } from '#platform/primitives/primitives.schema.ts'
import { SHIPPED_TEMPLATES, type MessageTemplate } from './template-words.ts'
import { TEMPLATE_LIMITS } from './template-limits.ts'
import type { TemplateForm } from './templates.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { lockForMember, requireRight } from '#organisations/people/require-member.ts'
import { requireLawfulTemplate } from '#board/screening/law/text-law.ts'
import type { Db } from '#platform/database/database.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import {
  deleteTemplate,
  findTemplates,
  insertTemplate,
  updateTemplate,
} from './templates.queries.ts'

const RIGHT = 'answer applicants'

interface TemplateKey {
  organisationId: Id
  id: Id
}

declare module '#platform/services.ts' {
  interface Services {
    templates: ReturnType<typeof createTemplates>
  }
}

/** Templates for messages to applicants, shared by the members of an organisation. */
export function createTemplates(db: Db) {
  return { list, listAll, save, remove }

  /**
   * The organisation’s own templates, for editing.
   * @throws {DomainError} `not_found`, `forbidden`
   */
  async function list(actor: Pick<Actor, 'id'>, organisationId: Id) {
    await requireRight(db, actor, { organisationId, right: RIGHT })
    return findTemplates(db, organisationId)
  }

  /** All templates for a message, including those that come with the site. */
  async function listAll(
    actor: Pick<Actor, 'id'>,
    organisationId: Id | null,
  ): Promise<MessageTemplate[]> {
    if (organisationId === null) return [...SHIPPED_TEMPLATES]
    const own = await list(actor, organisationId)
    return [
      ...own.map(({ id, name, kind, body }) => ({ id, name, kind, body, isShipped: false })),
      ...SHIPPED_TEMPLATES,
    ]
  }

  /**
   * Adds a template, or changes one.
   * @throws {DomainError} `invalid_input` for a name that is taken, `entry_changed` if a colleague changed it meanwhile
   */
  async function save(
    actor: Pick<Actor, 'id'>,
    { organisationId, id }: { organisationId: Id; id: Id | null },
    { version, ...text }: TemplateForm,
  ) {
    requireLawfulTemplate('body', text.body)
    await db.transaction().execute(async (db) => {
      await lockForMember(db, actor, { organisationId, right: RIGHT })
      const others = (await findTemplates(db, organisationId)).filter((other) => other.id !== id)
      const key = text.name.toLowerCase()
      if (others.some(({ name }) => name.toLowerCase() === key))
        throw new DomainError(...NAME_TAKEN)
      if (id === null) {
        if (others.length >= TEMPLATE_LIMITS.count) throw new DomainError('list_of_texts_full')
        return insertTemplate(db, { id: newId(), organisationId, ...text })
      }
      const isKnown = isId(id) && Timestamp.safeParse(version).success
      if (!isKnown || !(await updateTemplate(db, { id, organisationId, ...text }, version)))
        throw new DomainError('entry_changed')
    })
  }

  /** Deleting a missing one is not an error. */
  async function remove(actor: Pick<Actor, 'id'>, { organisationId, id }: TemplateKey) {
    await db.transaction().execute(async (db) => {
      await lockForMember(db, actor, { organisationId, right: RIGHT })
      if (isId(id)) await deleteTemplate(db, { id, organisationId })
    })
  }
}

const NAME_TAKEN: ConstructorParameters<typeof DomainError> = [
  'invalid_input',
  [{ field: 'name', message: 'Another of your texts has this name. Choose another one.' }],
]
