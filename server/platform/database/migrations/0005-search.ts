import { sql, type Kysely } from 'kysely'

const SHORT = ['category', 'type', 'country', 'place', 'title', 'title_words']

/**
 * What a search looks at, one narrow row for each open job: the rows it visits fit in memory, and the
 * words lie out of line. Rows come with `indexJobs`, in the transaction that opens or changes a job;
 * a trigger takes them away in the one that closes it.
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
  // Only a row of more than 2 KB is looked at for what could lie elsewhere. The ballast makes every
  // row one: its words go out of line, and it is itself compressed to 35 bytes.
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

  // Lists are read from the narrow table now.
  for (const columns of ['', 'category_', 'type_', 'country_']) {
    await sql`drop index ${sql.raw(`job_${columns}posted_at_id_closes_at_idx`)}`.execute(db)
  }
}
