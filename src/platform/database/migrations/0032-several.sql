-- Applications sent together with one form, and drafts of what applicants write about themselves.

-- The id of the form they were sent with, so that resubmitting it is recognised; null if it was for one job.
alter table application add column batch_id text;

create index on application (applicant_id, batch_id) where batch_id is not null;

alter table draft
  drop constraint draft_kind_check,
  add constraint draft_kind_check check (kind in ('post', 'apply', 'profile'));
