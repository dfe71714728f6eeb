-- The lawful reason of an advert’s words, and the law that keeps an imported advert out of lists.

alter table job
  add column law_reason text,
  add column law_exception text,
  add column law_stop jsonb;
