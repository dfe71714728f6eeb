-- Questions that employers ask with a job, and the answers.

alter table job add column questions jsonb not null default '[]';

-- Null until they are answered.
alter table application add column screening_answers jsonb;
