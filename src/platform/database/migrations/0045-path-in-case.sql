-- The founder’s path with its ticks, so that they are on every device.

alter table startup_request
  add column path_nation text,
  add column path_kind text,
  add column path_ticks jsonb not null default '{}',
  add check ((path_nation is null) = (path_kind is null));
