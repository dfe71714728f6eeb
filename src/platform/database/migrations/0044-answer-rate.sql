-- The rate at which organisations answer their applicants.

create table answer_rate (
  organisation_id text primary key references organisation on delete cascade,
  applications integer not null default 0,
  answered integer not null default 0,
  median_seconds double precision,
  reminded_until timestamptz(3)
);

-- Records answers, which are what the applicant can read: a message, a decision, or that the job was closed with a
-- reason. Opening an application, or deleting the job, is not one. The database sets the time on every write, and
-- recalculates it when a message is waiting for its minute again.
create function first_answer(application text) returns timestamptz language sql stable as $$
  select min(at) from (
    select shown_at as at from application_event
    where application_id = application
      and (kind = 'job-closed'
        or kind = 'status' and status in ('shortlisted', 'interview', 'offered', 'rejected'))
    union all
    select sent_at from application_message
    where application_id = application and side = 'employer'
  ) as answers
$$;

update application set answered_at = first_answer(id);

create function mark_answer() returns trigger language plpgsql as $$
declare
  answer timestamptz(3) := first_answer(new.application_id);
begin
  update application set answered_at = answer
  where id = new.application_id and answered_at is distinct from answer;
  return null;
end $$;

create trigger mark_answer after insert or update of shown_at on application_event
for each row when (new.kind in ('status', 'job-closed'))
execute function mark_answer();

create trigger mark_answer after insert or update of sent_at on application_message
for each row when (new.side = 'employer')
execute function mark_answer();
