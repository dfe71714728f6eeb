import { Readable } from 'node:stream'
import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { renderSquares } from '#platform/files/picture.ts'
import type { ReceivedForm } from '#platform/forms/forms.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { findFileNameProblem } from '#board/screening/text/screen-file-name.ts'
import type { Platform } from '#platform/platform.ts'
import {
  deleteUnusedLogo,
  listUnusedLogos,
  hasLogo,
  insertLogo,
  isLogoPublic,
  maySeeLogo,
} from './logos.queries.ts'
import { LOGO_PROBLEMS } from '#trade/postings.schema.ts'

/** Pixels: twice the largest size on pages, for high-density screens. */
const SIZE = 192
const KEY = /^logos\/[0-9a-z]{13}\.webp$/
const BATCH_SIZE = 500

/** Employers' logos. Each becomes public with its job. */
export function createLogos({ db, files }: Pick<Platform, 'db' | 'files'>) {
  return { resolveLogo, open, deleteIfUnused, deleteUnused }

  /**
   * Sets the form's value `logo` to the key of the uploaded logo, or of the one saved with an earlier attempt, or by a
   * colleague for the same job. Returns the problems of the upload.
   */
  async function resolveLogo(
    actor: Actor,
    { values, uploads }: ReceivedForm,
    ownLogo: string | null = null,
  ): Promise<FieldProblem[]> {
    const { logo, noLogo } = values
    delete values.noLogo
    const isOwn =
      logo && KEY.test(logo) && (logo === ownLogo || (await hasLogo(db, actor.id, logo)))
    if (!isOwn || noLogo) delete values.logo

    const upload = uploads.companyLogo
    if (upload) {
      const problem = findFileNameProblem({
        field: 'companyLogo',
        kind: 'file-name',
        text: upload.name,
      })
      if (problem) return [problem]
      const rendering = { owner: actor.id, fit: 'contain' } as const
      const { squares, problem: fault } = await renderSquares(upload.path, [SIZE], rendering)
      const [square] = squares ?? []
      if (!square) return [{ field: 'companyLogo', message: fault ?? LOGO_PROBLEMS.type }]
      values.logo = await save(actor, square.bytes)
      return []
    }
    return logo && !isOwn && !noLogo ? [{ field: 'companyLogo', message: LOGO_PROBLEMS.gone }] : []
  }

  async function save(actor: Actor, bytes: Buffer): Promise<string> {
    const key = `logos/${newId()}.webp`
    await using upload = await files.receive(Readable.from([bytes]), bytes.length)
    await files.save(upload, key)
    try {
      await insertLogo(db, actor.id, key)
    } catch (error) {
      await files.delete(key)
      throw error
    }
    return key
  }

  /**
   * A logo, and whether everybody may see it; null if the reader may not. Before the desk has looked, only its own
   * organisation and admins do, so that no address of ours shows what a stranger has drawn.
   */
  async function open(key: string, findReader: () => Promise<Pick<Actor, 'id'> | null>) {
    // Only logos can be read here.
    if (!KEY.test(key)) return null
    const isPublic = await isLogoPublic(db, key)
    const reader = isPublic ? null : await findReader()
    if (!isPublic && !(reader && (await maySeeLogo(db, reader.id, key)))) return null
    const content = await files.open(key)
    return content && { content, isPublic }
  }

  /** Deletes the logo and its file if nothing uses it. */
  async function deleteIfUnused(key: string) {
    await db.transaction().execute(async (db) => {
      if (await deleteUnusedLogo(db, key)) await files.delete(key)
    })
  }

  async function deleteUnused() {
    for (const key of await listUnusedLogos(db, BATCH_SIZE)) await deleteIfUnused(key)
  }
}
