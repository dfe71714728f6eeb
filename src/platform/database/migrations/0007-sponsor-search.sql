-- Suggestions of listed sponsors while someone types: a row for each name. Every import of a register fills the table
-- again, with the names folded by the current rules.

create table sponsor_search (
  sponsor_id text not null references sponsor on delete cascade,
  start text collate "C" not null,
  words text collate "C" not null,
  name_length integer not null
);

insert into sponsor_search (sponsor_id, start, words, name_length)
select id, start,
  concat(' ', name_key, ' ', regexp_replace(lower(name), '\W+', ' ', 'g'), ' ltd limited'),
  length(name)
from sponsor, unnest(array_prepend(name_key, trading_keys)) as start
where is_listed and start <> '';

-- With the usual 100 samples the planner mistakes some rare words for common ones and reads every row.
alter table sponsor_search alter column words set statistics 1000;

create index on sponsor_search (sponsor_id);

create index on sponsor_search (start, name_length, sponsor_id);

create index on sponsor_search (name_length, start);

create index on sponsor_search using gin (words gin_trgm_ops);
