import { sql, type Kysely } from 'kysely'
import { customAlphabet } from 'nanoid'

const randomPart = customAlphabet('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 5)

/** Founders’ requests become cases: with a reference, a talk, documents and whose turn it is. */
export async function up(db: Kysely<unknown>) {
  await addColumns(db)
  await createTables(db)
  await moveRequests(db)
  await sql`
    alter table startup_request
      alter column reference set not null,
      alter column email_key set not null,
      add check ((status = 'with-us') = (due_on is not null)),
      add check ((status = 'closed') = (closed_at is not null)),
      drop column document_key, drop column document_name, drop column document_size,
      drop column desk_status, drop column desk_note`.execute(db)
  await sql`create unique index on startup_request (reference)`.execute(db)
  await sql`create index on startup_request (email_key)`.execute(db)
  await sql`create index on startup_request (due_on, id)`.execute(db)
}

async function addColumns(db: Kysely<unknown>) {
  await sql`
    alter table startup_request
      add column reference text,
      add column email_key text,
      add column status text not null default 'with-us'
        check (status in ('with-us', 'your-turn', 'closed')),
      -- Since when it is whose turn it is.
      add column turn_since timestamptz(3) not null default now(),
      -- The day in London by which we answer; null unless it is with us.
      add column due_on text collate "C",
      -- Grows with everything that either side does, so that nobody answers what they have not read.
      add column version integer not null default 0,
      add column assignee_id text references account on delete set null,
      -- The first use of a link: from then on we know that somebody reads the mailbox.
      add column opened_at timestamptz(3),
      add column reminded_at timestamptz(3),
      add column closed_at timestamptz(3)`.execute(db)
}

async function createTables(db: Kysely<unknown>) {
  const ofCase = sql`case_id text not null references startup_request on delete cascade`
  const side = sql`side text not null check (side in ('founder', 'desk'))`
  const writer = sql`account_id text references account on delete set null`
  const created = sql`created_at timestamptz(3) not null default now()`
  await sql`
    create table founder_link (
      id text primary key,
      ${ofCase},
      secret_hash text not null,
      ${created},
      used_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index on founder_link (case_id)`.execute(db)
  await sql`
    create table founder_mail (
      id text primary key,
      ${ofCase},
      kind text not null check (kind in ('to-founder', 'to-desk', 'reminder', 'links')),
      ${created},
      sent_at timestamptz(3)
    )`.execute(db)
  await sql`create index on founder_mail (case_id)`.execute(db)
  // The words may be empty if a document came alone.
  await sql`
    create table founder_message (
      id text primary key,
      ${ofCase},
      ${side},
      ${writer},
      form_id text,
      body text not null,
      ${created},
      mail_id text references founder_mail on delete set null
    )`.execute(db)
  await sql`create index on founder_message (case_id, created_at)`.execute(db)
  await sql`
    create table founder_document (
      id text primary key,
      ${ofCase},
      ${side},
      ${writer},
      message_id text references founder_message on delete set null,
      file_key text not null unique,
      name text not null,
      size integer not null,
      state text not null default 'new' check (state in ('new', 'read', 'change-needed')),
      ${created}
    )`.execute(db)
  await sql`create index on founder_document (case_id)`.execute(db)
  await sql`
    create table founder_event (
      id bigint generated always as identity primary key,
      ${ofCase},
      ${side},
      action text not null,
      ${created}
    )`.execute(db)
  await sql`create index on founder_event (case_id, id)`.execute(db)
  await sql`
    create table founder_note (
      id text primary key,
      ${ofCase},
      ${writer},
      body text not null,
      ${created}
    )`.execute(db)
  await sql`create index on founder_note (case_id)`.execute(db)
  await sql`
    create table founder_template (
      id text primary key,
      title text not null,
      body text not null,
      ${created}
    )`.execute(db)
}

interface OldRequest {
  id: string
}

/** Turns the desk’s note into the first note; requests that were dealt with are closed. */
async function moveRequests(db: Kysely<unknown>) {
  const { rows } = await sql<OldRequest>`select id from startup_request`.execute(db)
  const used = new Set<string>()
  for (const { id } of rows) {
    let reference = `LF-${randomPart()}`
    while (used.has(reference)) reference = `LF-${randomPart()}`
    used.add(reference)
    await sql`update startup_request set reference = ${reference} where id = ${id}`.execute(db)
  }
  await sql`
    update startup_request set
      email_key = lower(trim(company_email)),
      status = case when desk_status = 'done' then 'closed' else 'with-us' end,
      turn_since = case when desk_status = 'done' then now() else created_at end,
      closed_at = case when desk_status = 'done' then now() end,
      due_on = case when desk_status <> 'done'
        then to_char(created_at at time zone 'Europe/London' + interval '2 days', 'YYYY-MM-DD') end`.execute(
    db,
  )
  await sql`
    insert into founder_document (id, case_id, side, file_key, name, size, created_at)
    select id, id, 'founder', document_key, document_name, document_size, created_at
    from startup_request where document_key is not null`.execute(db)
  await sql`
    insert into founder_note (id, case_id, body)
    select id, id, desk_note from startup_request where desk_note <> ''`.execute(db)
  await sql`
    insert into founder_event (case_id, side, action, created_at)
    select id, 'founder', 'asked', created_at from startup_request`.execute(db)
}
