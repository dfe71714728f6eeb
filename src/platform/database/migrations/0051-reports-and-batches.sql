-- The network of a report, as a keyed digest, so that two reporters can be told apart; and the open adverts of an
-- organisation that wait to be read again under its new name or legal body.

alter table report add column network_key text;

create index on report (organisation_id) where reason = 'money';

alter table organisation add column reread_after text;

create index on organisation (id) where reread_after is not null;
