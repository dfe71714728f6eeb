-- The first reading in a row that no longer has an advert, though nothing says that it is closed (decision 99).
alter table source_advert add unseen_at timestamptz(3);

update source set kind = 'stream' where system = 'wp-job-manager';
