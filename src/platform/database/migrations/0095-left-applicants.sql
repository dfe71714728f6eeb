-- The number of applicants who deleted their accounts, with their applications: all that an employer learns of them.
alter table job add left_applicants integer not null default 0;
