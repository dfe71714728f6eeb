import { sql } from 'kysely'

/**
 * A condition for queries of `application`: its applicant waits for the employer’s first answer. Same as
 * `application_waits` in the database.
 */
export const WAITS = sql<boolean>`(application.status in ('new', 'seen')
  and application.answered_at is null and application.withdrawn_at is null)`
