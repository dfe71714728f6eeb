import { sql, type Kysely } from 'kysely'

/** Clearer column names. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table alert rename column asked_at to renewal_sent_at`.execute(db)
  await sql`alter table arrival rename column asked_to_pay_at to payment_demand_at`.execute(db)
}
