import type { DeviceSave } from '#contract/saved-cookie.ts'
import type { Actor } from '#server/accounts/actor.ts'
import type { Sender } from '#server/visitors/visitor.ts'

/** The owner of a list: an account, or a device without one. */
export interface Saver {
  actor: Pick<Actor, 'id'> | null
  onDevice: DeviceSave[]
  visitor: Sender
}
