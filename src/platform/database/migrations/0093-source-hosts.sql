-- Whose turn it is at a host, over all processes, and how long the host asked us to wait (decision 99).
create table source_host (
  host text primary key,
  busy_until timestamptz(3) not null,
  retry_at timestamptz(3),
  retry_status integer
);
