-- Lists of organisations for the desk, people by address, and counts of what each text rule finds.

create index on organisation (created_at desc, id desc);

create index on organisation (suspended_at) where suspended_at is not null;

create index on organisation (frozen_at) where frozen_at is not null;

create index on organisation using gin ((name || ' ' || coalesce(legal_name, '')) gin_trgm_ops);

create index on organisation_proof using gin (domain gin_trgm_ops)
where domain is not null;

create index on account using gin (email gin_trgm_ops);

create index on account using gin ((first_name || ' ' || last_name) gin_trgm_ops);

create index on moderation_case (account_id) where account_id is not null;

-- Findings of a rule in an advert or a message, once for each, whether or not it had an effect.
create table text_finding (
  rule text not null,
  subject_id text not null,
  effect text not null check (effect in ('refuse', 'hold', 'mark')),
  is_live boolean not null,
  found_at timestamptz(3) not null default now(),
  primary key (rule, subject_id)
);

create index on text_finding (found_at);
