import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { CaseTemplateForm } from '#founders/cases/founder-case-forms.schema.ts'
import { CASE_LIMITS, type CaseTemplate } from '#founders/cases/founder-case.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { isId, newId } from '#platform/secrets/new-id.ts'
import type { AdminGuard } from '#moderation/desk/log/admin-guard.ts'
import {
  deleteTemplate,
  findTemplate,
  insertTemplate,
  listTemplates,
  lockTemplates,
  updateTemplate,
} from './templates.queries.ts'
import templates from './shipped-templates.json' with { type: 'json' }

/** Templates that come with the site. An admin completes and changes them before sending. */
const SHIPPED_TEMPLATES: readonly CaseTemplate[] = templates.map((template) => ({
  ...template,
  text: template.text.join('\n'),
}))

const KIND = 'startup-template'

/** Templates for answers to founders: the shipped ones and the admins’ own. */
export function createTemplates(db: Db, guard: AdminGuard) {
  return { list, find, add, change, remove }

  async function list(
    actor: Actor,
  ): Promise<{ shipped: readonly CaseTemplate[]; own: CaseTemplate[] }> {
    await guard.requireAdmin(actor)
    return { shipped: SHIPPED_TEMPLATES, own: await listTemplates(db) }
  }

  /** One of the admins’ own templates. */
  async function find(actor: Actor, id: Id): Promise<CaseTemplate> {
    await guard.requireAdmin(actor)
    const found = isId(id) ? await findTemplate(db, id) : null
    if (!found) throw new DomainError('not_found')
    return found
  }

  async function add(actor: Actor, template: CaseTemplateForm): Promise<Id> {
    return guard.changeAndLog(actor, async (db, log) => {
      if ((await lockTemplates(db)) >= CASE_LIMITS.templates) throw tooMany()
      const id = newId()
      await insertTemplate(db, id, template)
      await log({ action: 'template-saved', subject: { kind: KIND, id }, detail: template.title })
      return id
    })
  }

  async function change(actor: Actor, id: Id, template: CaseTemplateForm) {
    await guard.changeAndLog(actor, async (db, log) => {
      if (!isId(id) || !(await updateTemplate(db, id, template))) throw new DomainError('not_found')
      await log({ action: 'template-saved', subject: { kind: KIND, id }, detail: template.title })
    })
  }

  async function remove(actor: Actor, id: Id) {
    await guard.changeAndLog(actor, async (db, log) => {
      if (!isId(id) || !(await deleteTemplate(db, id))) throw new DomainError('not_found')
      await log({ action: 'template-deleted', subject: { kind: KIND, id } })
    })
  }
}

function tooMany() {
  const message = `There are ${CASE_LIMITS.templates} templates. Delete one first.`
  return wrongField('title', message)
}
