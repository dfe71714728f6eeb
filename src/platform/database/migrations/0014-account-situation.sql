-- A person’s statements about their situation, for use on their other devices; null for everyone else.

alter table account add column situation json;
