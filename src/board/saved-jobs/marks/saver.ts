import type { DeviceSave } from '#trade/cookies/saved-cookie.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Sender } from '#accounts/visitors/visitor.ts'

/** The owner of a list: an account, or a device without one. */
export interface Saver {
  actor: Pick<Actor, 'id'> | null
  onDevice: DeviceSave[]
  visitor: Sender
}
