import { sql } from 'kysely'

/** The `licences` of an entry, as JSON, if it may sponsor new Skilled Workers. */
export const A_RATED = JSON.stringify([{ route: 'Skilled Worker', rating: 'A' }])

/** Whether the row of `sponsor` is on the newest register with an A rating for Skilled Workers. */
export const IS_A_RATED = sql<boolean>`(sponsor.is_listed and sponsor.licences @> ${A_RATED}::jsonb)`
