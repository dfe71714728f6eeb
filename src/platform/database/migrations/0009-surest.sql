-- The order ‘surest first’: an index of the search’s `SURENESS`, an expression that needs no column.

create index on job_search ((coalesce((
  '{2,2,1,3,3,1,1,1,1,3,3,1,4,4,1,1,1,1,1,1,1,1,1,1,1,1,1,3,3,1,4,4,1,1,1,1,4,4,1,5,5,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}'::integer[]
)[(licence * 27 + occupation * 9 + rate * 3 + wording) + 1], 0)) desc, posted_at desc, id desc)
include (closes_at);
