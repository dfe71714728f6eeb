-- The time since when it is the employer’s turn: from the application until an answer, and again from what the applicant
-- writes after it. The database sets it on every write, so that all counts of those who wait are one. A text within its
-- minute and a move count at once; a text that the desk holds does not.
alter table application add column turn_since timestamptz(3);

create function find_turn(one application) returns timestamptz language sql stable as $$
  select case
    when one.withdrawn_at is not null or one.status = 'rejected' then null
    when one.status in ('new', 'seen') and answered.at is null then one.created_at
    else (
      select min(sent_at) from application_message
      where application_id = one.id and side = 'applicant'
        and sent_at > coalesce(answered.at, one.created_at))
  end
  from (
    select max(at) as at from (
      select greatest(shown_at, case when one.status not in ('new', 'seen') then created_at end) as at
      from application_event
      where application_id = one.id
        and (kind = 'job-closed'
          or kind = 'status' and status in ('shortlisted', 'interview', 'offered', 'rejected'))
      union all
      select coalesce(sent_at, case when waits_until is not null then created_at end)
      from application_message
      where application_id = one.id and side = 'employer'
    ) as answers
  ) as answered
$$;

update application set turn_since = find_turn(application)
where withdrawn_at is null and status <> 'rejected';

create index application_turn on application (job_id, turn_since) where turn_since is not null;

create function set_turn() returns trigger language plpgsql as $$
begin
  new.turn_since := find_turn(new);
  return new;
end $$;

create trigger set_turn before insert or update of status, withdrawn_at on application
for each row execute function set_turn();

-- The lock comes first: of two who write at once, the second sees what the first has written.
create function mark_turn() returns trigger language plpgsql as $$
declare
  written record := case when tg_op = 'DELETE' then old else new end;
begin
  perform from application where id = written.application_id for no key update;
  update application set turn_since = find_turn(application)
  where id = written.application_id and turn_since is distinct from find_turn(application);
  return null;
end $$;

create trigger mark_turn after insert or update of shown_at on application_event
for each row when (new.kind in ('status', 'job-closed'))
execute function mark_turn();

create trigger mark_turn_back after delete on application_event
for each row when (old.kind in ('status', 'job-closed'))
execute function mark_turn();

create trigger mark_turn after insert or update of sent_at, waits_until or delete on application_message
for each row execute function mark_turn();
