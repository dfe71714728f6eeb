-- Domains whose holders do not want their lists read (decision 92). Nothing says who asked.
create table source_opt_out (
  domain text primary key,
  way text not null check (way in ('dns', 'file')),
  since timestamptz(3) not null default now()
);
