-- Proof by a code that the desk posts to the registered office.

alter table organisation_proof
  drop constraint organisation_proof_kind_check,
  add constraint organisation_proof_kind_check
    check (kind in ('mail', 'dns', 'file', 'letter', 'vouched', 'decision'));

alter table organisation_proof_request
  drop constraint organisation_proof_request_kind_check,
  add constraint organisation_proof_request_kind_check
    check (kind in ('mail', 'site', 'letter', 'decision')),
  -- The address that the desk took from a register, and the admin who printed the letter.
  add column posted_to text,
  add column printed_by text references account on delete set null;

create index on organisation_proof_request (printed_by) where printed_by is not null;
