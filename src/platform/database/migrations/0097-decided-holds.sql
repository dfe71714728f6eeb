-- The desk may close what a silent list has left open, and compares what came with what is here: its first adverts.
alter table source_hold drop constraint source_hold_kind_check;

alter table source_hold add constraint source_hold_kind_check
  check (kind in ('fewer', 'empty', 'other-employer', 'all-new', 'silent'));

alter table source_hold add column came text[] not null default '{}';

-- Adverts that the desk has refused to close are unseen since, so that they stay open until their list has them again.
-- Those of before, where the list has said nothing else meanwhile.
with refused as (
  select distinct on (hold.source_id) hold.source_id, hold.missing, hold.decided_at, hold.state, hold.kind
  from source_hold as hold join source on source.id = hold.source_id
  where source.last_outcome = 'held'
  order by hold.source_id, hold.opened_at desc
), marked as (
  update source_advert as advert set missed_at = null, unseen_at = least(advert.unseen_at, refused.decided_at)
  from refused
  where refused.state = 'refused' and refused.kind in ('fewer', 'empty')
    and advert.source_id = refused.source_id and advert.reference = any(refused.missing) and advert.gone_at is null
  returning advert.source_id
)
update source set last_outcome = 'complete' where id in (select source_id from marked);
