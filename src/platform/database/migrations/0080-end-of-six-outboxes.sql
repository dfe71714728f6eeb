-- The end of the six outboxes of before decision 50 (decision 89). The version before this one writes and reads only
-- the one outbox: nothing copies to and from the old tables any more. They stay, empty, for one release.
drop function copy_outbox_mail cascade;

drop function copy_application_mail cascade;

drop function copy_arrival_mail cascade;

drop function copy_founder_mail cascade;

drop function copy_interview_mail cascade;

drop function copy_organisation_mail cascade;

drop function copy_saved_mail cascade;

drop function guard_message cascade;

alter table application_message drop constraint application_message_mail_id_fkey;

alter table founder_message drop constraint founder_message_mail_id_fkey;

update application_message set mail_id = null
where mail_id is not null and not exists (select from outbox_mail where outbox_mail.id = mail_id);

update founder_message set mail_id = null
where mail_id is not null and not exists (select from outbox_mail where outbox_mail.id = mail_id);

alter table application_message
  add constraint application_message_mail_id_fkey
    foreign key (mail_id) references outbox_mail on delete set null;

alter table founder_message
  add constraint founder_message_mail_id_fkey
    foreign key (mail_id) references outbox_mail on delete set null;

create index on founder_message (mail_id) where mail_id is not null;

truncate application_mail, arrival_mail, founder_mail, interview_mail, organisation_mail, saved_mail;

-- Tasks that the versions before the one outbox left: what waits is queued anew from its row of the outbox, and what
-- failed can be retried. What a process is running is left to it.
do $$
declare
  task record;
begin
  if to_regclass('pgboss.job') is null then
    return;
  end if;
  for task in
    select job.id, job.name = 'failed-tasks' as has_failed, former.kind,
      coalesce(job.data ->> former.subject, '') as subject,
      job.data - 'traceparent' - former.subject as about
    from pgboss.job join (values
      ('send-application-mail', null, 'mailId'),
      ('send-arrival-mail', null, 'mailId'),
      ('send-case-mail', null, 'mailId'),
      ('send-interview-mail', null, 'mailId'),
      ('send-organisation-mail', null, 'mailId'),
      ('send-saved-mail', null, 'mailId'),
      ('send-applicant-share', 'applicant-share', 'shareId'),
      ('send-contact-message', 'contact', 'messageId'),
      ('send-startup-receipt', 'startup-receipt', ''),
      ('send-startup-request', 'startup', 'requestId'),
      ('send-takedown', 'takedown', ''),
      ('send-warning', 'warning', 'applicationId'),
      ('tell-licence-held', 'licence-held', 'accountId'),
      ('tell-worker-licence', 'workplace', 'accountId')
    ) as former (name, kind, subject)
      on former.name = case job.name when 'failed-tasks' then job.source_name else job.name end
    where job.state < 'active'
    for update of job
  loop
    if task.kind is not null then
      insert into outbox_mail (id, kind, subject, about, queued_at)
      values (task.id::text, task.kind, task.subject, task.about, case when task.has_failed then now() end);
      task.subject := task.id::text;
    elsif not task.has_failed then
      update outbox_mail set queued_at = null where id = task.subject;
    end if;
    if task.has_failed then
      update pgboss.job
      set source_name = 'send-mail', data = jsonb_build_object('mailId', task.subject)
      where id = task.id;
    else
      delete from pgboss.job where id = task.id;
    end if;
  end loop;
end $$;
