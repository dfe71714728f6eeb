import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import { lockPicture, updateAccount } from '#accounts/account.queries.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { renderSquares } from '#platform/files/picture.ts'
import type { FormSource, ReceivedForm } from '#platform/forms/forms.ts'
import { readFormAfter } from '#platform/forms/read-form.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import type { Sender } from '#accounts/visitors/visitor.ts'
import { deletePicture, savePicture, openPicture, pictureFileKeys } from './picture.files.ts'
import { PICTURE_LIMIT, PICTURE_SIZES, type PictureSize } from '#trade/limits/account-limits.ts'
import { PICTURE_PROBLEMS } from '#trade/limits/picture-rules.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const PICTURE = {
  fields: ['profilePicture', 'profile'],
  limit: PICTURE_LIMIT,
  tooLarge: PICTURE_PROBLEMS.size,
}

/** Profile pictures. Anyone with a picture's URL can see it; URLs cannot be guessed. */
export function createPicture(platform: Pick<Platform, 'db' | 'tasks' | 'limits' | 'files'>) {
  const { db, tasks, limits, files } = platform
  return {
    receive,
    save,
    remove: (actor: Actor) => replace(actor, null),
    open: (key: string, size: PictureSize) => openPicture(files, key, size),
  }

  /** Reads the form with its picture, unless its sender is over the limit. */
  async function receive(visitor: Sender, actor: Actor, source: FormSource): Promise<ReceivedForm> {
    const countUpload = async () => {
      await limits.consume(RATE_LIMITS['picture-upload'], actor.id)
      await limits.consume(RATE_LIMITS['picture-upload-network'], visitor.ip)
    }
    return readFormAfter(countUpload, files, source, PICTURE)
  }

  /** Replaces the old picture with the uploaded one; returns its key. */
  async function save(actor: Actor, { failure, uploads }: ReceivedForm): Promise<string> {
    if (failure) throw failure
    const field = PICTURE.fields.find((name) => uploads[name]) ?? 'profilePicture'
    const upload = uploads[field]
    const { squares = null, problem = null } = upload
      ? await renderSquares(upload.path, PICTURE_SIZES, { owner: actor.id })
      : {}
    if (!squares) throw wrongField(field, problem ?? PICTURE_PROBLEMS.type)
    const key = `${newId()}.webp`
    try {
      await savePicture(files, key, squares)
      await replace(actor, key)
    } catch (error) {
      await deletePicture(files, key)
      throw error
    }
    return key
  }

  /** The old files are deleted after the commit, by a task. */
  async function replace(actor: Actor, pictureKey: string | null) {
    await db.transaction().execute(async (db) => {
      const old = await lockPicture(db, actor.id)
      if (!old) throw new DomainError('not_logged_in')
      await updateAccount(db, actor.id, { pictureKey })
      const { pictureKey: oldKey } = old
      if (oldKey) await tasks.enqueue(db, 'delete-files', { keys: pictureFileKeys(oldKey) })
    })
  }
}
