-- The first reading in a row that no longer has an advert, though nothing says that it is closed (decision 99).
alter table source_advert add unseen_at timestamptz(3);

update source set kind = 'stream' where system = 'wp-job-manager';

-- The answer to one advert’s own address, where a list has no texts.
create table source_detail (
  source_id text not null references source on delete cascade,
  reference text not null,
  entry text not null,
  reading_key text not null,
  etag text,
  last_modified text,
  asked_at timestamptz(3) not null,
  is_advert boolean not null,
  primary key (source_id, reference)
);
