import { sql, type Kysely } from 'kysely'

const SHORT = ['category', 'type', 'country', 'place', 'title', 'title_words']

/**
 * One narrow row for each open job, for searches: the rows a search visits fit in memory, and the words are stored out
 * of line. `indexJobs` adds rows in the transaction that opens or changes a job; a trigger deletes them in the one that
 * closes it.
 */
export async function up(db: Kysely<unknown>) {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`
    create table job_search (
      id text primary key references job on delete cascade,
      posted_at timestamptz(3) not null,
      closes_at timestamptz(3) not null default '9999-12-31',
      category text collate "C" not null,
      type text collate "C",
      country text collate "C" not null,
      place text collate "C",
      spot point,
      is_remote boolean not null,
      pay integer not null,
      version integer not null,
      title text not null,
      title_words tsvector not null,
      words tsvector not null,
      ballast text not null default repeat(' ', 2048)
    ) with (toast_tuple_target = 512)`.execute(db)
  // PostgreSQL moves values out of line only in rows of more than 2 KB. The ballast makes every row larger than that:
  // its words are moved, and the ballast itself is compressed to 35 bytes.
  for (const column of [...SHORT, 'ballast']) {
    await sql`alter table job_search alter ${sql.raw(column)} set storage main`.execute(db)
  }
  await sql`alter table job_search alter words set storage external`.execute(db)
  for (const columns of ['', 'category, ', 'country, ', 'place, ', 'pay desc, ']) {
    await sql`
      create index on job_search (${sql.raw(columns)}posted_at desc, id desc)
      include (closes_at)`.execute(db)
  }
  for (const column of ['words', 'title_words', 'title gin_trgm_ops']) {
    await sql`create index on job_search using gin (${sql.raw(column)})`.execute(db)
  }
  await sql`create index on job_search using gist (spot) where spot is not null`.execute(db)

  await sql`
    create function leave_search() returns trigger language plpgsql as $$
      begin
        delete from job_search where id = new.id;
        return null;
      end $$`.execute(db)
  await sql`
    create trigger job_closes after update of status on job for each row
    when (new.status <> 'open') execute function leave_search()`.execute(db)

  // Lists are now read from the narrow table.
  for (const columns of ['', 'category_', 'type_', 'country_']) {
    await sql`drop index ${sql.raw(`job_${columns}posted_at_id_closes_at_idx`)}`.execute(db)
  }
}
