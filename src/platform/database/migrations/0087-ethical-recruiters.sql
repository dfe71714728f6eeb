-- Agencies on the Ethical Recruiters List, as an operator last loaded it from each source; read_on is an ISO date.
create table ethical_recruiter (
  source text not null,
  name_key text not null,
  name text not null,
  town text not null,
  read_on text collate "C" not null,
  primary key (name_key, source, name, town)
);
