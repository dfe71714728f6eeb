-- One narrow row for each open job, for searches: the rows a search visits fit in memory, and the words are stored out
-- of line. `indexJobs` adds rows in the transaction that opens or changes a job; a trigger deletes them in the one that
-- closes it.

create extension if not exists pg_trgm;

create table job_search (
  id text primary key references job on delete cascade,
  posted_at timestamptz(3) not null,
  closes_at timestamptz(3) not null default '9999-12-31',
  category text collate "C" not null,
  type text collate "C",
  country text collate "C" not null,
  place text collate "C",
  spot point,
  is_remote boolean not null,
  pay integer not null,
  version integer not null,
  title text not null,
  title_words tsvector not null,
  words tsvector not null,
  ballast text not null default repeat(' ', 2048)
) with (toast_tuple_target = 512);

-- PostgreSQL moves values out of line only in rows of more than 2 KB. The ballast makes every row larger than that:
-- its words are moved, and the ballast itself is compressed to 35 bytes.
alter table job_search
  alter category set storage main,
  alter type set storage main,
  alter country set storage main,
  alter place set storage main,
  alter title set storage main,
  alter title_words set storage main,
  alter ballast set storage main,
  alter words set storage external;

create index on job_search (posted_at desc, id desc) include (closes_at);

create index on job_search (category, posted_at desc, id desc) include (closes_at);

create index on job_search (country, posted_at desc, id desc) include (closes_at);

create index on job_search (place, posted_at desc, id desc) include (closes_at);

create index on job_search (pay desc, posted_at desc, id desc) include (closes_at);

create index on job_search using gin (words);

create index on job_search using gin (title_words);

create index on job_search using gin (title gin_trgm_ops);

create index on job_search using gist (spot) where spot is not null;

create function leave_search() returns trigger language plpgsql as $$
  begin
    delete from job_search where id = new.id;
    return null;
  end $$;

create trigger job_closes after update of status on job for each row
when (new.status <> 'open') execute function leave_search();

-- Lists are now read from the narrow table.
drop index job_posted_at_id_closes_at_idx, job_category_posted_at_id_closes_at_idx,
  job_type_posted_at_id_closes_at_idx, job_country_posted_at_id_closes_at_idx;
