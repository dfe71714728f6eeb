import { sql, type Kysely } from 'kysely'

/**
 * One table for the emails of all features. Processes of the version before run beside the new ones during a release,
 * and use six tables of their own. Triggers copy every change in both directions, so that each version knows all
 * emails, and either can send one, once. The next release drops these triggers and the six tables, and lets
 * `application_message.mail_id` and `founder_message.mail_id` refer to the outbox.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table outbox_mail (
      id text primary key,
      kind text not null,
      subject text not null,
      about jsonb not null,
      unique_key text unique,
      created_at timestamptz not null default now(),
      queued_at timestamptz(3),
      held_at timestamptz(3),
      dropped_at timestamptz(3),
      sent_at timestamptz
    )`.execute(db)
  await sql`create index on outbox_mail (subject)`.execute(db)
  await sql`create index on outbox_mail (id) where queued_at is null`.execute(db)
  await guard(db)
  await deleteWithSubjects(db)
  for (const former of FORMER) await copyFrom(db, former)
  await copyTo(db)
}

/** Holds what an organisation under review writes to applicants, as in the table before. */
async function guard(db: Kysely<unknown>) {
  await sql`
    create function guard_outbox_mail() returns trigger language plpgsql as $$
    begin
      if exists (
        select from application join job on job.id = application.job_id
          join organisation on organisation.id = job.organisation_id
        where application.id = new.subject
          and (organisation.frozen_at is not null or organisation.suspended_at is not null)
      ) then
        new.held_at := coalesce(new.held_at, now());
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger guard before insert on outbox_mail for each row
    when (new.kind = 'application' and new.about ->> 'kind' <> 'receipt')
    execute function guard_outbox_mail()`.execute(db)
}

async function deleteWithSubjects(db: Kysely<unknown>) {
  await sql`
    create function delete_mails() returns trigger language plpgsql as $$
    begin
      delete from outbox_mail where subject = old.id;
      return null;
    end $$`.execute(db)
  for (const table of ['account', 'application', 'interview', 'organisation', 'startup_request'])
    await sql`
      create trigger delete_mails after delete on ${sql.table(table)}
      for each row execute function delete_mails()`.execute(db)
}

interface Former {
  table: string
  kind: string
  subject: string
  /** The other columns with their types, by their names in `about`. */
  about: Record<string, [column: string, type: string]>
  uniqueKey?: string
  /** Columns that not all tables have. */
  hasCreatedAt?: false
  states: ('sent_at' | 'held_at' | 'queued_at')[]
}

const FORMER: Former[] = [
  {
    table: 'application_mail',
    kind: 'application',
    subject: 'application_id',
    about: { kind: ['kind', 'text'], eventId: ['event_id', 'bigint'] },
    states: ['sent_at', 'held_at'],
  },
  {
    table: 'interview_mail',
    kind: 'interview',
    subject: 'interview_id',
    about: {
      side: ['side', 'text'],
      kind: ['kind', 'text'],
      version: ['version', 'integer'],
      offerId: ['offer_id', 'text'],
    },
    states: ['sent_at'],
  },
  {
    table: 'organisation_mail',
    kind: 'organisation',
    subject: 'organisation_id',
    about: {
      kind: ['kind', 'text'],
      accountId: ['account_id', 'text'],
      invitationId: ['invitation_id', 'text'],
      requestId: ['request_id', 'text'],
      detail: ['detail', 'text'],
    },
    states: ['sent_at', 'queued_at'],
  },
  {
    table: 'arrival_mail',
    kind: 'arrival',
    subject: 'application_id',
    about: {
      side: ['side', 'text'],
      kind: ['kind', 'text'],
      day: ['day', 'text'],
      items: ['items', 'jsonb'],
    },
    uniqueKey: `case kind when 'reminder' then concat_ws(' ', 'arrival', application_id, side, day) end`,
    states: ['sent_at'],
  },
  {
    table: 'saved_mail',
    kind: 'saved-jobs',
    subject: 'account_id',
    about: { day: ['day', 'date'], items: ['items', 'jsonb'] },
    uniqueKey: `concat_ws(' ', 'saved-jobs', account_id, day)`,
    hasCreatedAt: false,
    states: ['sent_at'],
  },
  {
    table: 'founder_mail',
    kind: 'founder-case',
    subject: 'case_id',
    about: { kind: ['kind', 'text'] },
    states: ['sent_at'],
  },
]

/** Copies what the version before writes to one of its tables, after what it has written. */
async function copyFrom(db: Kysely<unknown>, former: Former) {
  const { table, kind, subject, about, uniqueKey = 'null', states } = former
  const pairs = Object.entries(about).map(([name, [column]]) => `'${name}', ${column}`)
  const queuedAt = states.includes('queued_at') ? 'queued_at' : `now()`
  const heldAt = states.includes('held_at') ? 'held_at' : 'null::timestamptz'
  const createdAt = former.hasCreatedAt === false ? 'day::timestamptz' : 'created_at'
  const copy = (rows: string) => `
    insert into outbox_mail
      (id, kind, subject, about, unique_key, created_at, queued_at, held_at, sent_at)
    select id, '${kind}', ${subject}, jsonb_build_object(${pairs.join(', ')}),
      ${uniqueKey}, ${createdAt}, ${queuedAt}, ${heldAt}, sent_at
    from ${rows}
    on conflict do nothing;`
  await sql
    .raw(
      `create function copy_${table}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from outbox_mail where id = old.id;
      elsif tg_op = 'UPDATE' then
        update outbox_mail as mail set ${states.map((state) => `${state} = new.${state}`).join(', ')}
        where mail.id = new.id and mail.dropped_at is null and ${differ(states, 'mail')};
      else
        ${copy('(select new.*) as mail')}
      end if;
      return null;
    end $$`,
    )
    .execute(db)
  await addTrigger(db, table)
  await sql.raw(copy(table)).execute(db)
}

/** Copies what the new version writes to the tables of the version before. */
async function copyTo(db: Kysely<unknown>) {
  const branches = FORMER.map(({ table, kind, subject, about, hasCreatedAt, states }) => {
    const rest = Object.values(about)
    const values = Object.entries(about).map(([name, [, type]]) =>
      type === 'jsonb' ? `new.about -> '${name}'` : `(new.about ->> '${name}')::${type}`,
    )
    const columns = [...rest.map(([column]) => column), ...states]
    const given = [...values, ...states.map((state) => `new.${state}`)]
    if (hasCreatedAt !== false) {
      columns.push('created_at')
      given.push('new.created_at')
    }
    return `
      if tg_op = 'DELETE' and old.kind = '${kind}' then
        delete from ${table} where id = old.id;
      elsif tg_op = 'INSERT' and new.kind = '${kind}' then
        insert into ${table} (id, ${subject}, ${columns.join(', ')})
        values (new.id, new.subject, ${given.join(', ')})
        on conflict do nothing;
      elsif tg_op = 'UPDATE' and new.kind = '${kind}' then
        ${table === 'application_mail' ? '' : 'new.sent_at := coalesce(new.sent_at, new.dropped_at);'}
        update ${table} as mail set ${states.map((state) => `${state} = new.${state}`).join(', ')}
        where mail.id = new.id and ${differ(states, 'mail')};
      end if;`
  })
  await sql
    .raw(
      `create function copy_outbox_mail() returns trigger language plpgsql as $$
    begin
      ${branches.join('')}
      return null;
    end $$`,
    )
    .execute(db)
  await addTrigger(db, 'outbox_mail')
}

async function addTrigger(db: Kysely<unknown>, table: string) {
  await sql
    .raw(
      `create trigger copy after insert or update or delete on ${table}
      for each row execute function copy_${table}()`,
    )
    .execute(db)
}

/** Only a difference is written, so that a copy is not copied back. */
function differ(states: Former['states'], table: string) {
  const different = states.map((state) => `(${table}.${state} is null) <> (new.${state} is null)`)
  return `(${different.join(' or ')})`
}
