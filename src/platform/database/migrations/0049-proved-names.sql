-- What a proof covers, and the domains that independent sources tie to bodies. Rows without a strength were written by
-- the version before: they prove nothing until `reassessProofs` has looked at them. What the desk decided, it decided
-- for the name of that moment, because a change of name ends a proof.

alter table organisation_proof
  add column strength text check (strength in ('strong', 'weak')),
  add column shown_key text;

update organisation_proof as proof
set strength = 'strong', shown_key = organisation.name_key
from organisation
where organisation.id = proof.organisation_id and proof.kind = 'decision'
  and proof.ended_at is null;

create index on organisation_proof (organisation_id)
  where strength is null and ended_at is null;

create table known_domain (
  source text not null,
  domain text not null,
  name_key text not null,
  name text not null,
  as_of text collate "C" not null,
  primary key (source, domain, name_key)
);

create index on known_domain (domain);
