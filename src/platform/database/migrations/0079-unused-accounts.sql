-- The last use of an account, and when its owner was told that it goes. For accounts of before, the time starts now.
alter table account
  add column used_at timestamptz(3) not null default now(),
  add column unused_told_at timestamptz(3);

-- Records that are only added to lose, after a year at the earliest, whom they concern; what happened stays.
create function only_forget() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.created_at < now() - interval '1 year'
    and to_jsonb(new) = to_jsonb(old) || (
      select jsonb_object_agg(name, '') from unnest(tg_argv) as name
      where to_jsonb(old)->>name is not null)
  then return new; end if;
  raise exception '% is append-only', tg_table_name;
end $$;

create or replace trigger append_only before update or delete on desk_entry
for each row execute function
  only_forget('actor_id', 'actor_email', 'subject_id', 'detail');

create or replace trigger append_only before update or delete on organisation_event
for each row execute function only_forget('actor_id', 'detail');

create or replace trigger append_only before update or delete on rule_confirmation
for each row execute function only_forget('confirmed_by');
