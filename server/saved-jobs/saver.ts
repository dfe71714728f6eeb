import type { DeviceSave } from '#contract/saved-cookie.ts'
import type { Actor } from '#server/accounts/actor.ts'
import type { Sender } from '#server/visitors/visitor.ts'

/** Who saves: an account, or without one a device with its list. */
export interface Saver {
  actor: Pick<Actor, 'id'> | null
  onDevice: DeviceSave[]
  visitor: Sender
}
