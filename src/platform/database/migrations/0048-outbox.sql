-- One table for the emails of all features. Processes of the version before ran beside the new ones during a release, and
-- used six tables of their own. Triggers copy every change in both directions, so that each version knows all emails, and
-- either can send one, once; 0080 drops these triggers, 0089 the six tables. Only a difference is written, so that a copy
-- is not copied back. `guard` holds what an organisation under review writes to applicants, as in the table before.

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
);

create index on outbox_mail (subject);

create index on outbox_mail (id) where queued_at is null;

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
end $$;

create trigger guard before insert on outbox_mail for each row
when (new.kind = 'application' and new.about ->> 'kind' <> 'receipt')
execute function guard_outbox_mail();

create function delete_mails() returns trigger language plpgsql as $$
begin
  delete from outbox_mail where subject = old.id;
  return null;
end $$;

create trigger delete_mails after delete on account
  for each row execute function delete_mails();

create trigger delete_mails after delete on application
  for each row execute function delete_mails();

create trigger delete_mails after delete on interview
  for each row execute function delete_mails();

create trigger delete_mails after delete on organisation
  for each row execute function delete_mails();

create trigger delete_mails after delete on startup_request
  for each row execute function delete_mails();

create function copy_application_mail() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from outbox_mail where id = old.id;
  elsif tg_op = 'UPDATE' then
    update outbox_mail as mail set sent_at = new.sent_at, held_at = new.held_at
    where mail.id = new.id and mail.dropped_at is null and ((mail.sent_at is null) <> (new.sent_at is null) or (mail.held_at is null) <> (new.held_at is null));
  else
    insert into outbox_mail
      (id, kind, subject, about, unique_key, created_at, queued_at, held_at, sent_at)
    select id, 'application', application_id, jsonb_build_object('kind', kind, 'eventId', event_id),
      null, created_at, now(), held_at, sent_at
    from (select new.*) as mail
    on conflict do nothing;
  end if;
  return null;
end $$;

create trigger copy after insert or update or delete on application_mail
  for each row execute function copy_application_mail();

insert into outbox_mail
  (id, kind, subject, about, unique_key, created_at, queued_at, held_at, sent_at)
select id, 'application', application_id, jsonb_build_object('kind', kind, 'eventId', event_id),
  null, created_at, now(), held_at, sent_at
from application_mail
on conflict do nothing;

create function copy_interview_mail() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from outbox_mail where id = old.id;
  elsif tg_op = 'UPDATE' then
    update outbox_mail as mail set sent_at = new.sent_at
    where mail.id = new.id and mail.dropped_at is null and ((mail.sent_at is null) <> (new.sent_at is null));
  else
    insert into outbox_mail
      (id, kind, subject, about, unique_key, created_at, queued_at, held_at, sent_at)
    select id, 'interview', interview_id, jsonb_build_object('side', side, 'kind', kind, 'version', version, 'offerId', offer_id),
      null, created_at, now(), null::timestamptz, sent_at
    from (select new.*) as mail
    on conflict do nothing;
  end if;
  return null;
end $$;

create trigger copy after insert or update or delete on interview_mail
  for each row execute function copy_interview_mail();

insert into outbox_mail
  (id, kind, subject, about, unique_key, created_at, queued_at, held_at, sent_at)
select id, 'interview', interview_id, jsonb_build_object('side', side, 'kind', kind, 'version', version, 'offerId', offer_id),
  null, created_at, now(), null::timestamptz, sent_at
from interview_mail
on conflict do nothing;

create function copy_organisation_mail() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from outbox_mail where id = old.id;
  elsif tg_op = 'UPDATE' then
    update outbox_mail as mail set sent_at = new.sent_at, queued_at = new.queued_at
    where mail.id = new.id and mail.dropped_at is null and ((mail.sent_at is null) <> (new.sent_at is null) or (mail.queued_at is null) <> (new.queued_at is null));
  else
    insert into outbox_mail
      (id, kind, subject, about, unique_key, created_at, queued_at, held_at, sent_at)
    select id, 'organisation', organisation_id, jsonb_build_object('kind', kind, 'accountId', account_id, 'invitationId', invitation_id, 'requestId', request_id, 'detail', detail),
      null, created_at, queued_at, null::timestamptz, sent_at
    from (select new.*) as mail
    on conflict do nothing;
  end if;
  return null;
end $$;

create trigger copy after insert or update or delete on organisation_mail
  for each row execute function copy_organisation_mail();

insert into outbox_mail
  (id, kind, subject, about, unique_key, created_at, queued_at, held_at, sent_at)
select id, 'organisation', organisation_id, jsonb_build_object('kind', kind, 'accountId', account_id, 'invitationId', invitation_id, 'requestId', request_id, 'detail', detail),
  null, created_at, queued_at, null::timestamptz, sent_at
from organisation_mail
on conflict do nothing;

create function copy_arrival_mail() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from outbox_mail where id = old.id;
  elsif tg_op = 'UPDATE' then
    update outbox_mail as mail set sent_at = new.sent_at
    where mail.id = new.id and mail.dropped_at is null and ((mail.sent_at is null) <> (new.sent_at is null));
  else
    insert into outbox_mail
      (id, kind, subject, about, unique_key, created_at, queued_at, held_at, sent_at)
    select id, 'arrival', application_id, jsonb_build_object('side', side, 'kind', kind, 'day', day, 'items', items),
      case kind when 'reminder' then concat_ws(' ', 'arrival', application_id, side, day) end, created_at, now(), null::timestamptz, sent_at
    from (select new.*) as mail
    on conflict do nothing;
  end if;
  return null;
end $$;

create trigger copy after insert or update or delete on arrival_mail
  for each row execute function copy_arrival_mail();

insert into outbox_mail
  (id, kind, subject, about, unique_key, created_at, queued_at, held_at, sent_at)
select id, 'arrival', application_id, jsonb_build_object('side', side, 'kind', kind, 'day', day, 'items', items),
  case kind when 'reminder' then concat_ws(' ', 'arrival', application_id, side, day) end, created_at, now(), null::timestamptz, sent_at
from arrival_mail
on conflict do nothing;

create function copy_saved_mail() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from outbox_mail where id = old.id;
  elsif tg_op = 'UPDATE' then
    update outbox_mail as mail set sent_at = new.sent_at
    where mail.id = new.id and mail.dropped_at is null and ((mail.sent_at is null) <> (new.sent_at is null));
  else
    insert into outbox_mail
      (id, kind, subject, about, unique_key, created_at, queued_at, held_at, sent_at)
    select id, 'saved-jobs', account_id, jsonb_build_object('day', day, 'items', items),
      concat_ws(' ', 'saved-jobs', account_id, day), day::timestamptz, now(), null::timestamptz, sent_at
    from (select new.*) as mail
    on conflict do nothing;
  end if;
  return null;
end $$;

create trigger copy after insert or update or delete on saved_mail
  for each row execute function copy_saved_mail();

insert into outbox_mail
  (id, kind, subject, about, unique_key, created_at, queued_at, held_at, sent_at)
select id, 'saved-jobs', account_id, jsonb_build_object('day', day, 'items', items),
  concat_ws(' ', 'saved-jobs', account_id, day), day::timestamptz, now(), null::timestamptz, sent_at
from saved_mail
on conflict do nothing;

create function copy_founder_mail() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from outbox_mail where id = old.id;
  elsif tg_op = 'UPDATE' then
    update outbox_mail as mail set sent_at = new.sent_at
    where mail.id = new.id and mail.dropped_at is null and ((mail.sent_at is null) <> (new.sent_at is null));
  else
    insert into outbox_mail
      (id, kind, subject, about, unique_key, created_at, queued_at, held_at, sent_at)
    select id, 'founder-case', case_id, jsonb_build_object('kind', kind),
      null, created_at, now(), null::timestamptz, sent_at
    from (select new.*) as mail
    on conflict do nothing;
  end if;
  return null;
end $$;

create trigger copy after insert or update or delete on founder_mail
  for each row execute function copy_founder_mail();

insert into outbox_mail
  (id, kind, subject, about, unique_key, created_at, queued_at, held_at, sent_at)
select id, 'founder-case', case_id, jsonb_build_object('kind', kind),
  null, created_at, now(), null::timestamptz, sent_at
from founder_mail
on conflict do nothing;

create function copy_outbox_mail() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.kind = 'application' then
    delete from application_mail where id = old.id;
  elsif tg_op = 'INSERT' and new.kind = 'application' then
    insert into application_mail (id, application_id, kind, event_id, sent_at, held_at, created_at)
    values (new.id, new.subject, (new.about ->> 'kind')::text, (new.about ->> 'eventId')::bigint, new.sent_at, new.held_at, new.created_at)
    on conflict do nothing;
  elsif tg_op = 'UPDATE' and new.kind = 'application' then
    update application_mail as mail set sent_at = new.sent_at, held_at = new.held_at
    where mail.id = new.id and ((mail.sent_at is null) <> (new.sent_at is null) or (mail.held_at is null) <> (new.held_at is null));
  end if;
  if tg_op = 'DELETE' and old.kind = 'interview' then
    delete from interview_mail where id = old.id;
  elsif tg_op = 'INSERT' and new.kind = 'interview' then
    insert into interview_mail (id, interview_id, side, kind, version, offer_id, sent_at, created_at)
    values (new.id, new.subject, (new.about ->> 'side')::text, (new.about ->> 'kind')::text, (new.about ->> 'version')::integer, (new.about ->> 'offerId')::text, new.sent_at, new.created_at)
    on conflict do nothing;
  elsif tg_op = 'UPDATE' and new.kind = 'interview' then
    new.sent_at := coalesce(new.sent_at, new.dropped_at);
    update interview_mail as mail set sent_at = new.sent_at
    where mail.id = new.id and ((mail.sent_at is null) <> (new.sent_at is null));
  end if;
  if tg_op = 'DELETE' and old.kind = 'organisation' then
    delete from organisation_mail where id = old.id;
  elsif tg_op = 'INSERT' and new.kind = 'organisation' then
    insert into organisation_mail (id, organisation_id, kind, account_id, invitation_id, request_id, detail, sent_at, queued_at, created_at)
    values (new.id, new.subject, (new.about ->> 'kind')::text, (new.about ->> 'accountId')::text, (new.about ->> 'invitationId')::text, (new.about ->> 'requestId')::text, (new.about ->> 'detail')::text, new.sent_at, new.queued_at, new.created_at)
    on conflict do nothing;
  elsif tg_op = 'UPDATE' and new.kind = 'organisation' then
    new.sent_at := coalesce(new.sent_at, new.dropped_at);
    update organisation_mail as mail set sent_at = new.sent_at, queued_at = new.queued_at
    where mail.id = new.id and ((mail.sent_at is null) <> (new.sent_at is null) or (mail.queued_at is null) <> (new.queued_at is null));
  end if;
  if tg_op = 'DELETE' and old.kind = 'arrival' then
    delete from arrival_mail where id = old.id;
  elsif tg_op = 'INSERT' and new.kind = 'arrival' then
    insert into arrival_mail (id, application_id, side, kind, day, items, sent_at, created_at)
    values (new.id, new.subject, (new.about ->> 'side')::text, (new.about ->> 'kind')::text, (new.about ->> 'day')::text, new.about -> 'items', new.sent_at, new.created_at)
    on conflict do nothing;
  elsif tg_op = 'UPDATE' and new.kind = 'arrival' then
    new.sent_at := coalesce(new.sent_at, new.dropped_at);
    update arrival_mail as mail set sent_at = new.sent_at
    where mail.id = new.id and ((mail.sent_at is null) <> (new.sent_at is null));
  end if;
  if tg_op = 'DELETE' and old.kind = 'saved-jobs' then
    delete from saved_mail where id = old.id;
  elsif tg_op = 'INSERT' and new.kind = 'saved-jobs' then
    insert into saved_mail (id, account_id, day, items, sent_at)
    values (new.id, new.subject, (new.about ->> 'day')::date, new.about -> 'items', new.sent_at)
    on conflict do nothing;
  elsif tg_op = 'UPDATE' and new.kind = 'saved-jobs' then
    new.sent_at := coalesce(new.sent_at, new.dropped_at);
    update saved_mail as mail set sent_at = new.sent_at
    where mail.id = new.id and ((mail.sent_at is null) <> (new.sent_at is null));
  end if;
  if tg_op = 'DELETE' and old.kind = 'founder-case' then
    delete from founder_mail where id = old.id;
  elsif tg_op = 'INSERT' and new.kind = 'founder-case' then
    insert into founder_mail (id, case_id, kind, sent_at, created_at)
    values (new.id, new.subject, (new.about ->> 'kind')::text, new.sent_at, new.created_at)
    on conflict do nothing;
  elsif tg_op = 'UPDATE' and new.kind = 'founder-case' then
    new.sent_at := coalesce(new.sent_at, new.dropped_at);
    update founder_mail as mail set sent_at = new.sent_at
    where mail.id = new.id and ((mail.sent_at is null) <> (new.sent_at is null));
  end if;
  return null;
end $$;

create trigger copy after insert or update or delete on outbox_mail
  for each row execute function copy_outbox_mail();
