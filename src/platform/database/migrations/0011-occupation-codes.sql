-- The occupation of each open job in the UK, by its SOC 2020 code, with an index for its list by date.

alter table job_search add column occupation_code text collate "C";

alter table job_search alter occupation_code set storage main;

create index on job_search (occupation_code, posted_at desc, id desc)
include (closes_at);
