-- The same record again needs no reading: a digest of it, and the source_digest of what was read in it.

alter table job add column import_digest text;
