-- The language of a person’s emails; null until they have chosen or shown one.

alter table account add column language text;

alter table alert add column language text;
