import { sql, type Kysely } from 'kysely'

/**
 * What a proof covers, and the domains that independent sources tie to bodies. Rows without a strength were written by
 * the version before: they prove nothing until `reassessProofs` has looked at them. What the desk decided, it decided
 * for the name of that moment, because a change of name ends a proof.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table organisation_proof
      add column strength text check (strength in ('strong', 'weak')),
      add column shown_key text`.execute(db)
  await sql`
    update organisation_proof as proof
    set strength = 'strong', shown_key = organisation.name_key
    from organisation
    where organisation.id = proof.organisation_id and proof.kind = 'decision'
      and proof.ended_at is null`.execute(db)
  await sql`
    create index on organisation_proof (organisation_id)
      where strength is null and ended_at is null`.execute(db)
  await sql`
    create table known_domain (
      source text not null,
      domain text not null,
      name_key text not null,
      name text not null,
      as_of text collate "C" not null,
      primary key (source, domain, name_key)
    )`.execute(db)
  await sql`create index on known_domain (domain)`.execute(db)
}
