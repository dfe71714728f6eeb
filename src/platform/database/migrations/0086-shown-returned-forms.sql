-- When a returned form was first shown: the answer may have been cut, so the next visit shows it again.

alter table returned_form add column shown_at timestamptz;
