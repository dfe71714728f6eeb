import type { ApplicationEvent } from '#hiring/applications/model/application-views.ts'
import type { Stage } from '#hiring/applications/model/stages.schema.ts'
import type { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'

/** An event of an application, with the member behind it. */
export interface TeamEvent {
  key: string
  kind: ApplicationEvent['kind'] | 'written'
  /** ‘You’ or a name; null if no member did it. */
  who: string | null
  status: Stage | null
  detail: ApplicationEvent['detail']
  at: Timestamp
}

export interface Colleague {
  id: Id
  name: string
}

/** The data that may change while the page is open. */
export interface PageNews {
  /** Colleagues who also have it open. */
  others: string[]
  /** A mark that changes with any news. */
  mark: string
}
