-- The forms in which an organisation’s names are compared with others. `name_keys_of` holds the names that the keys are
-- made of: a process of the version before writes names without them, and the index finds these at once.

alter table organisation
  add column name_keys text[] not null default '{}',
  add column name_keys_of text;

create index on organisation using gin (name_keys) with (fastupdate = off);

create index on organisation (id)
where name_keys_of is distinct from name || E'
' || coalesce(legal_name, '');
