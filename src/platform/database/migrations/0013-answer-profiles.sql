-- The certainty of a job for each class of applicants. Few profiles exist, so a search row has the id of one. The index
-- is for rare profiles; ordered lists are read by date.

create table answer_profile (
  id integer generated always as identity primary key,
  sureness text not null unique
);

alter table job_search add profile integer;

create index on job_search (profile);
