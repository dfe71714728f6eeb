-- Imports of before read pay in the running text, too, and stored no words with it: the pay of an imported advert without
-- words may be of either kind, so that it counts as mentioned. The bottom of ‘up to £42,000’ was read in the text as well.
-- Their changed digests let the next import of their source read them again.

update job set
  pay_text = 'In the text: as an earlier import read it',
  source_digest = source_digest || '~'
where source_digest is not null
  and owner_id is null and organisation_id is null
  and pay_text is null and (pay_min is not null or pay_max is not null);

update job set pay_min = null, source_digest = source_digest || '~'
where source_digest is not null
  and owner_id is null and organisation_id is null
  and pay_min < pay_max and pay_text ~* '^\W*up to\M';
