import { sql } from 'kysely'

/** For queries of `application`: its applicant waits for the employer’s first answer. As `application_waits` has it. */
export const WAITS = sql<boolean>`(application.status in ('new', 'seen')
  and application.answered_at is null and application.withdrawn_at is null)`
