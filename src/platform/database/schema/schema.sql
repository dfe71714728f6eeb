-- All tables as the migrations make them. `npm run schema` writes this file.

CREATE TABLE account (
  id text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text,
  country text NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  password_hash text,
  verified_at timestamp with time zone,
  picture_key text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  is_owner boolean NOT NULL DEFAULT false,
  suspended_at timestamp with time zone,
  suspended_because text,
  wants_applicant_mails boolean NOT NULL DEFAULT true,
  wants_receipts boolean NOT NULL DEFAULT true,
  situation json,
  wants_saved_mails boolean NOT NULL DEFAULT true,
  wants_message_mails boolean NOT NULL DEFAULT true,
  language text,
  wants_status_mails boolean NOT NULL DEFAULT true,
  time_zone text,
  wants_applicant_digest boolean NOT NULL DEFAULT false,
  used_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  unused_told_at timestamp(3) with time zone,
  CONSTRAINT account_pkey PRIMARY KEY (id),
  CONSTRAINT account_email_key_key UNIQUE (email_key)
);
CREATE INDEX account_email_idx ON account USING gin (email gin_trgm_ops);
CREATE INDEX account_expr_idx ON account USING gin ((((first_name || ' '::text) || last_name)) gin_trgm_ops);
CREATE TRIGGER delete_mails AFTER DELETE ON account FOR EACH ROW EXECUTE FUNCTION delete_mails();

CREATE TABLE alert (
  id text NOT NULL,
  account_id text,
  email text,
  email_key text,
  query text NOT NULL,
  name text NOT NULL,
  situation jsonb,
  search_key text NOT NULL,
  frequency text NOT NULL,
  status text NOT NULL,
  stopped_because text,
  since_edition integer NOT NULL,
  seen_edition integer NOT NULL,
  is_broad boolean NOT NULL DEFAULT false,
  next_at timestamp with time zone,
  active_at timestamp with time zone NOT NULL DEFAULT now(),
  renewal_sent_at timestamp with time zone,
  stopped_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  language text,
  CONSTRAINT alert_pkey PRIMARY KEY (id),
  CONSTRAINT alert_check CHECK ((((account_id IS NULL) = (email_key IS NOT NULL)) AND ((email IS NULL) = (email_key IS NULL)))),
  CONSTRAINT alert_frequency_check CHECK ((frequency = ANY (ARRAY['daily'::text, 'weekly'::text]))),
  CONSTRAINT alert_status_check CHECK ((status = ANY (ARRAY['unconfirmed'::text, 'on'::text, 'paused'::text, 'stopped'::text]))),
  CONSTRAINT alert_stopped_because_check CHECK ((stopped_because = ANY (ARRAY['quiet'::text, 'bounced'::text]))),
  CONSTRAINT alert_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX alert_account_id_search_key_idx ON alert USING btree (account_id, search_key) WHERE (account_id IS NOT NULL);
CREATE UNIQUE INDEX alert_email_key_search_key_idx ON alert USING btree (email_key, search_key) WHERE (email_key IS NOT NULL);
CREATE INDEX alert_next_at_idx ON alert USING btree (next_at) WHERE (status = 'on'::text);
CREATE INDEX alert_search_key_id_idx ON alert USING btree (search_key, id) WHERE (status = 'on'::text);

CREATE TABLE alert_digest (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  alert_id text NOT NULL,
  kind text NOT NULL,
  jobs integer[] NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  sent_at timestamp with time zone,
  CONSTRAINT alert_digest_pkey PRIMARY KEY (id),
  CONSTRAINT alert_digest_kind_check CHECK ((kind = ANY (ARRAY['shown'::text, 'new'::text]))),
  CONSTRAINT alert_digest_alert_id_fkey FOREIGN KEY (alert_id) REFERENCES alert(id) ON DELETE CASCADE
);
CREATE INDEX alert_digest_alert_id_idx ON alert_digest USING btree (alert_id);

CREATE TABLE answer_profile (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  sureness text NOT NULL,
  CONSTRAINT answer_profile_pkey PRIMARY KEY (id),
  CONSTRAINT answer_profile_sureness_key UNIQUE (sureness)
);

CREATE TABLE answer_rate (
  organisation_id text NOT NULL,
  applications integer NOT NULL DEFAULT 0,
  answered integer NOT NULL DEFAULT 0,
  median_seconds double precision,
  reminded_until timestamp(3) with time zone,
  CONSTRAINT answer_rate_pkey PRIMARY KEY (organisation_id),
  CONSTRAINT answer_rate_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE
);

CREATE TABLE applicant_digest (
  account_id text NOT NULL,
  application_id text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT applicant_digest_pkey PRIMARY KEY (account_id, application_id),
  CONSTRAINT applicant_digest_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT applicant_digest_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE
);
CREATE INDEX applicant_digest_application_id_idx ON applicant_digest USING btree (application_id);

CREATE TABLE applicant_share (
  id text NOT NULL,
  application_id text NOT NULL,
  from_id text NOT NULL,
  to_id text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  sent_at timestamp(3) with time zone,
  CONSTRAINT applicant_share_pkey PRIMARY KEY (id),
  CONSTRAINT applicant_share_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  CONSTRAINT applicant_share_from_id_fkey FOREIGN KEY (from_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT applicant_share_to_id_fkey FOREIGN KEY (to_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX applicant_share_application_id_idx ON applicant_share USING btree (application_id);
CREATE INDEX applicant_share_from_id_idx ON applicant_share USING btree (from_id);
CREATE INDEX applicant_share_to_id_idx ON applicant_share USING btree (to_id);

CREATE TABLE application (
  id text NOT NULL,
  job_id text NOT NULL,
  applicant_id text NOT NULL,
  full_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  country text NOT NULL,
  cover_letter text NOT NULL,
  portfolio_link text NOT NULL,
  years_of_experience smallint NOT NULL,
  resume_id text NOT NULL,
  status text NOT NULL DEFAULT 'new'::text,
  advert jsonb NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  opened_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  shares_details boolean NOT NULL,
  job_before jsonb,
  status_before text,
  profile jsonb,
  batch_id text,
  answered_at timestamp(3) with time zone,
  screening_answers jsonb,
  turn_since timestamp(3) with time zone,
  CONSTRAINT application_pkey PRIMARY KEY (id),
  CONSTRAINT application_job_id_applicant_id_key UNIQUE (job_id, applicant_id),
  CONSTRAINT application_status_check CHECK ((status = ANY (ARRAY['new'::text, 'seen'::text, 'shortlisted'::text, 'interview'::text, 'offered'::text, 'rejected'::text]))),
  CONSTRAINT application_years_of_experience_check CHECK (((years_of_experience >= 0) AND (years_of_experience <= 50))),
  CONSTRAINT application_applicant_id_fkey FOREIGN KEY (applicant_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT application_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  CONSTRAINT application_resume_id_fkey FOREIGN KEY (resume_id) REFERENCES resume(id)
);
CREATE INDEX application_applicant_id_batch_id_idx ON application USING btree (applicant_id, batch_id) WHERE (batch_id IS NOT NULL);
CREATE INDEX application_applicant_id_created_at_idx ON application USING btree (applicant_id, created_at DESC);
CREATE INDEX application_job_id_created_at_idx ON application USING btree (job_id, created_at DESC);
CREATE INDEX application_job_id_idx ON application USING btree (job_id) WHERE (NOT shares_details);
CREATE INDEX application_resume_id_idx ON application USING btree (resume_id);
CREATE INDEX application_turn ON application USING btree (job_id, turn_since) WHERE (turn_since IS NOT NULL);
CREATE INDEX application_waits ON application USING btree (job_id, created_at) WHERE ((status = ANY (ARRAY['new'::text, 'seen'::text])) AND (answered_at IS NULL) AND (withdrawn_at IS NULL));
CREATE TRIGGER delete_mails AFTER DELETE ON application FOR EACH ROW EXECUTE FUNCTION delete_mails();
CREATE TRIGGER set_turn BEFORE INSERT OR UPDATE OF status, withdrawn_at ON application FOR EACH ROW EXECUTE FUNCTION set_turn();

CREATE TABLE application_event (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  application_id text NOT NULL,
  kind text NOT NULL,
  status text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  detail jsonb,
  shown_at timestamp(3) with time zone DEFAULT now(),
  actor_id text,
  CONSTRAINT application_event_pkey PRIMARY KEY (id),
  CONSTRAINT application_event_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT application_event_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE
);
CREATE INDEX application_event_actor_id_idx ON application_event USING btree (actor_id) WHERE (actor_id IS NOT NULL);
CREATE UNIQUE INDEX application_event_application_id_expr_idx ON application_event USING btree (application_id, ((detail ->> 'loadId'::text))) WHERE (kind = 'licence-changed'::text);
CREATE INDEX application_event_application_id_id_idx ON application_event USING btree (application_id, id);
CREATE TRIGGER mark_answer AFTER INSERT OR UPDATE OF shown_at ON application_event FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['status'::text, 'job-closed'::text]))) EXECUTE FUNCTION mark_answer();
CREATE TRIGGER mark_turn AFTER INSERT OR UPDATE OF shown_at ON application_event FOR EACH ROW WHEN ((new.kind = ANY (ARRAY['status'::text, 'job-closed'::text]))) EXECUTE FUNCTION mark_turn();
CREATE TRIGGER mark_turn_back AFTER DELETE ON application_event FOR EACH ROW WHEN ((old.kind = ANY (ARRAY['status'::text, 'job-closed'::text]))) EXECUTE FUNCTION mark_turn();

CREATE TABLE application_message (
  id text NOT NULL,
  application_id text NOT NULL,
  side text NOT NULL,
  account_id text,
  event_id bigint,
  body text NOT NULL,
  form_id text,
  file_key text,
  file_name text,
  file_size integer,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  sent_at timestamp(3) with time zone,
  read_at timestamp(3) with time zone,
  mail_id text,
  waits_until timestamp(3) with time zone,
  CONSTRAINT application_message_pkey PRIMARY KEY (id),
  CONSTRAINT application_message_side_check CHECK ((side = ANY (ARRAY['applicant'::text, 'employer'::text]))),
  CONSTRAINT application_message_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT application_message_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  CONSTRAINT application_message_event_id_fkey FOREIGN KEY (event_id) REFERENCES application_event(id) ON DELETE SET NULL,
  CONSTRAINT application_message_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES outbox_mail(id) ON DELETE SET NULL
);
CREATE INDEX application_message_account_id_idx ON application_message USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX application_message_application_id_created_at_idx ON application_message USING btree (application_id, created_at);
CREATE INDEX application_message_application_id_idx ON application_message USING btree (application_id) WHERE (read_at IS NULL);
CREATE INDEX application_message_event_id_idx ON application_message USING btree (event_id) WHERE (event_id IS NOT NULL);
CREATE UNIQUE INDEX application_message_file_key_idx ON application_message USING btree (file_key) WHERE (file_key IS NOT NULL);
CREATE INDEX application_message_mail_id_idx ON application_message USING btree (mail_id) WHERE (mail_id IS NOT NULL);
CREATE TRIGGER guard BEFORE INSERT ON application_message FOR EACH ROW WHEN ((new.side = 'employer'::text)) EXECUTE FUNCTION guard_talk();
CREATE TRIGGER mark_answer AFTER INSERT OR UPDATE OF sent_at ON application_message FOR EACH ROW WHEN ((new.side = 'employer'::text)) EXECUTE FUNCTION mark_answer();
CREATE TRIGGER mark_turn AFTER INSERT OR DELETE OR UPDATE OF sent_at, waits_until ON application_message FOR EACH ROW EXECUTE FUNCTION mark_turn();

CREATE TABLE application_note (
  id text NOT NULL,
  application_id text NOT NULL,
  author_id text,
  body text NOT NULL,
  form_id text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  edited_at timestamp(3) with time zone,
  CONSTRAINT application_note_pkey PRIMARY KEY (id),
  CONSTRAINT application_note_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  CONSTRAINT application_note_author_id_fkey FOREIGN KEY (author_id) REFERENCES account(id) ON DELETE SET NULL
);
CREATE INDEX application_note_application_id_created_at_idx ON application_note USING btree (application_id, created_at);
CREATE INDEX application_note_author_id_idx ON application_note USING btree (author_id) WHERE (author_id IS NOT NULL);

CREATE TABLE application_presence (
  application_id text NOT NULL,
  account_id text NOT NULL,
  seen_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT application_presence_pkey PRIMARY KEY (application_id, account_id),
  CONSTRAINT application_presence_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT application_presence_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE
);
CREATE INDEX application_presence_account_id_idx ON application_presence USING btree (account_id);

CREATE TABLE application_score (
  id text NOT NULL,
  application_id text NOT NULL,
  criterion_id text NOT NULL,
  account_id text,
  score smallint NOT NULL,
  reason text NOT NULL DEFAULT ''::text,
  scored_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT application_score_pkey PRIMARY KEY (id),
  CONSTRAINT application_score_application_id_criterion_id_account_id_key UNIQUE (application_id, criterion_id, account_id),
  CONSTRAINT application_score_score_check CHECK (((score >= 1) AND (score <= 5))),
  CONSTRAINT application_score_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT application_score_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  CONSTRAINT application_score_criterion_id_fkey FOREIGN KEY (criterion_id) REFERENCES scorecard_criterion(id) ON DELETE CASCADE
);
CREATE INDEX application_score_account_id_idx ON application_score USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX application_score_criterion_id_idx ON application_score USING btree (criterion_id);

CREATE TABLE application_warning (
  application_id text NOT NULL,
  kind text NOT NULL,
  case_id text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  sent_at timestamp(3) with time zone,
  paid text,
  paid_at timestamp(3) with time zone,
  CONSTRAINT application_warning_pkey PRIMARY KEY (application_id),
  CONSTRAINT application_warning_paid_check CHECK ((paid = ANY (ARRAY['yes'::text, 'no'::text, 'unsaid'::text]))),
  CONSTRAINT application_warning_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  CONSTRAINT application_warning_case_id_fkey FOREIGN KEY (case_id) REFERENCES moderation_case(id) ON DELETE SET NULL
);
CREATE INDEX application_warning_case_id_idx ON application_warning USING btree (case_id);

CREATE TABLE arrival (
  application_id text NOT NULL,
  answer text,
  answered_at timestamp(3) with time zone,
  circumstances jsonb NOT NULL DEFAULT '{}'::jsonb,
  certificate_number text,
  payment_demand_at timestamp(3) with time zone,
  CONSTRAINT arrival_pkey PRIMARY KEY (application_id),
  CONSTRAINT arrival_answer_check CHECK ((answer = ANY (ARRAY['accepted'::text, 'declined'::text]))),
  CONSTRAINT arrival_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE
);

CREATE TABLE arrival_event (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  application_id text NOT NULL,
  side text NOT NULL,
  action text NOT NULL,
  item text,
  day text COLLATE "C",
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT arrival_event_pkey PRIMARY KEY (id),
  CONSTRAINT arrival_event_side_check CHECK ((side = ANY (ARRAY['applicant'::text, 'employer'::text]))),
  CONSTRAINT arrival_event_application_id_fkey FOREIGN KEY (application_id) REFERENCES arrival(application_id) ON DELETE CASCADE
);
CREATE INDEX arrival_event_application_id_id_idx ON arrival_event USING btree (application_id, id);

CREATE TABLE arrival_file (
  id text NOT NULL,
  application_id text NOT NULL,
  step text NOT NULL,
  side text NOT NULL,
  account_id text,
  is_shared boolean NOT NULL,
  form_id text,
  file_key text NOT NULL,
  name text NOT NULL,
  size integer NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT arrival_file_pkey PRIMARY KEY (id),
  CONSTRAINT arrival_file_file_key_key UNIQUE (file_key),
  CONSTRAINT arrival_file_check CHECK ((is_shared OR (side = 'applicant'::text))),
  CONSTRAINT arrival_file_side_check CHECK ((side = ANY (ARRAY['applicant'::text, 'employer'::text]))),
  CONSTRAINT arrival_file_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT arrival_file_application_id_fkey FOREIGN KEY (application_id) REFERENCES arrival(application_id) ON DELETE CASCADE
);
CREATE INDEX arrival_file_account_id_idx ON arrival_file USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX arrival_file_application_id_idx ON arrival_file USING btree (application_id);

CREATE TABLE arrival_item (
  application_id text NOT NULL,
  item text NOT NULL,
  planned_on text COLLATE "C",
  done_on text COLLATE "C",
  note text NOT NULL DEFAULT ''::text,
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  told_before text COLLATE "C",
  told_after text COLLATE "C",
  CONSTRAINT arrival_item_pkey PRIMARY KEY (application_id, item),
  CONSTRAINT arrival_item_application_id_fkey FOREIGN KEY (application_id) REFERENCES arrival(application_id) ON DELETE CASCADE
);
CREATE INDEX arrival_item_planned_on_idx ON arrival_item USING btree (planned_on) WHERE ((planned_on IS NOT NULL) AND (done_on IS NULL));

CREATE TABLE case_note (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  case_id text NOT NULL,
  is_from_desk boolean NOT NULL,
  account_id text,
  words text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT case_note_pkey PRIMARY KEY (id),
  CONSTRAINT case_note_case_id_fkey FOREIGN KEY (case_id) REFERENCES moderation_case(id) ON DELETE CASCADE
);
CREATE INDEX case_note_case_id_id_idx ON case_note USING btree (case_id, id);

CREATE TABLE confirmed_address (
  organisation_id text NOT NULL,
  email_key text NOT NULL,
  email text NOT NULL,
  account_id text,
  secret_hash text,
  sent_at timestamp with time zone,
  expires_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT confirmed_address_pkey1 PRIMARY KEY (organisation_id, email_key),
  CONSTRAINT confirmed_address_secret_hash_key1 UNIQUE (secret_hash),
  CONSTRAINT confirmed_address_account_id_fkey1 FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT confirmed_address_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE
);
CREATE INDEX confirmed_address_account_id_idx ON confirmed_address USING btree (account_id);
CREATE INDEX confirmed_address_email_key_idx ON confirmed_address USING btree (email_key);

CREATE TABLE contact_message (
  id text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  sent_at timestamp with time zone,
  desk_status text NOT NULL DEFAULT 'new'::text,
  desk_note text NOT NULL DEFAULT ''::text,
  CONSTRAINT contact_message_pkey PRIMARY KEY (id),
  CONSTRAINT contact_message_desk_status_check CHECK ((desk_status = ANY (ARRAY['new'::text, 'in-progress'::text, 'done'::text])))
);
CREATE INDEX contact_message_created_at_idx ON contact_message USING btree (created_at DESC);

CREATE TABLE desk_entry (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  actor_id text NOT NULL,
  actor_email text NOT NULL,
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  detail text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT desk_entry_pkey PRIMARY KEY (id)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON desk_entry FOR EACH ROW EXECUTE FUNCTION only_forget('actor_id', 'actor_email', 'subject_id', 'detail');
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON desk_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE draft (
  account_id text NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  answers jsonb NOT NULL,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT draft_pkey PRIMARY KEY (account_id, kind, subject),
  CONSTRAINT draft_kind_check CHECK ((kind = ANY (ARRAY['post'::text, 'apply'::text, 'profile'::text, 'applicant'::text]))),
  CONSTRAINT draft_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX draft_updated_at_idx ON draft USING btree (updated_at);

CREATE TABLE edition (
  only_one boolean NOT NULL DEFAULT true,
  number integer NOT NULL,
  CONSTRAINT edition_pkey PRIMARY KEY (only_one),
  CONSTRAINT edition_only_one_check CHECK (only_one)
);

CREATE TABLE employer_action (
  id text NOT NULL,
  job_id text NOT NULL,
  account_id text,
  kind text NOT NULL,
  status text,
  body text NOT NULL DEFAULT ''::text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  undone_at timestamp(3) with time zone,
  CONSTRAINT employer_action_pkey PRIMARY KEY (id),
  CONSTRAINT employer_action_kind_check CHECK ((kind = ANY (ARRAY['move'::text, 'message'::text]))),
  CONSTRAINT employer_action_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT employer_action_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE
);
CREATE INDEX employer_action_account_id_idx ON employer_action USING btree (account_id);
CREATE INDEX employer_action_job_id_account_id_created_at_idx ON employer_action USING btree (job_id, account_id, created_at);

CREATE TABLE employer_action_item (
  action_id text NOT NULL,
  application_id text NOT NULL,
  result text NOT NULL,
  status_before text,
  told_before text,
  event_id bigint,
  message_id text,
  CONSTRAINT employer_action_item_pkey PRIMARY KEY (action_id, application_id),
  CONSTRAINT employer_action_item_action_id_fkey FOREIGN KEY (action_id) REFERENCES employer_action(id) ON DELETE CASCADE,
  CONSTRAINT employer_action_item_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  CONSTRAINT employer_action_item_event_id_fkey FOREIGN KEY (event_id) REFERENCES application_event(id) ON DELETE SET NULL,
  CONSTRAINT employer_action_item_message_id_fkey FOREIGN KEY (message_id) REFERENCES application_message(id) ON DELETE SET NULL
);
CREATE INDEX employer_action_item_application_id_idx ON employer_action_item USING btree (application_id);
CREATE INDEX employer_action_item_event_id_idx ON employer_action_item USING btree (event_id) WHERE (event_id IS NOT NULL);
CREATE INDEX employer_action_item_message_id_idx ON employer_action_item USING btree (message_id) WHERE (message_id IS NOT NULL);

CREATE TABLE ethical_recruiter (
  source text NOT NULL,
  name_key text NOT NULL,
  name text NOT NULL,
  town text NOT NULL,
  read_on text COLLATE "C" NOT NULL,
  CONSTRAINT ethical_recruiter_pkey PRIMARY KEY (name_key, source, name, town)
);

CREATE TABLE file_scan (
  key text NOT NULL,
  state text NOT NULL DEFAULT 'waiting'::text,
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone,
  told_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT file_scan_pkey PRIMARY KEY (key),
  CONSTRAINT file_scan_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'infected'::text])))
);
CREATE INDEX file_scan_next_at_idx ON file_scan USING btree (next_at) WHERE (state = 'waiting'::text);

CREATE TABLE founder_document (
  id text NOT NULL,
  case_id text NOT NULL,
  side text NOT NULL,
  account_id text,
  message_id text,
  file_key text NOT NULL,
  name text NOT NULL,
  size integer NOT NULL,
  state text NOT NULL DEFAULT 'new'::text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT founder_document_pkey PRIMARY KEY (id),
  CONSTRAINT founder_document_file_key_key UNIQUE (file_key),
  CONSTRAINT founder_document_side_check CHECK ((side = ANY (ARRAY['founder'::text, 'desk'::text]))),
  CONSTRAINT founder_document_state_check CHECK ((state = ANY (ARRAY['new'::text, 'read'::text, 'change-needed'::text]))),
  CONSTRAINT founder_document_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT founder_document_case_id_fkey FOREIGN KEY (case_id) REFERENCES startup_request(id) ON DELETE CASCADE,
  CONSTRAINT founder_document_message_id_fkey FOREIGN KEY (message_id) REFERENCES founder_message(id) ON DELETE SET NULL
);
CREATE INDEX founder_document_case_id_idx ON founder_document USING btree (case_id);

CREATE TABLE founder_event (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  case_id text NOT NULL,
  side text NOT NULL,
  action text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT founder_event_pkey PRIMARY KEY (id),
  CONSTRAINT founder_event_side_check CHECK ((side = ANY (ARRAY['founder'::text, 'desk'::text]))),
  CONSTRAINT founder_event_case_id_fkey FOREIGN KEY (case_id) REFERENCES startup_request(id) ON DELETE CASCADE
);
CREATE INDEX founder_event_case_id_id_idx ON founder_event USING btree (case_id, id);

CREATE TABLE founder_link (
  id text NOT NULL,
  case_id text NOT NULL,
  secret_hash text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  used_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT founder_link_pkey PRIMARY KEY (id),
  CONSTRAINT founder_link_case_id_fkey FOREIGN KEY (case_id) REFERENCES startup_request(id) ON DELETE CASCADE
);
CREATE INDEX founder_link_case_id_idx ON founder_link USING btree (case_id);

CREATE TABLE founder_message (
  id text NOT NULL,
  case_id text NOT NULL,
  side text NOT NULL,
  account_id text,
  form_id text,
  body text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  mail_id text,
  CONSTRAINT founder_message_pkey PRIMARY KEY (id),
  CONSTRAINT founder_message_side_check CHECK ((side = ANY (ARRAY['founder'::text, 'desk'::text]))),
  CONSTRAINT founder_message_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT founder_message_case_id_fkey FOREIGN KEY (case_id) REFERENCES startup_request(id) ON DELETE CASCADE,
  CONSTRAINT founder_message_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES outbox_mail(id) ON DELETE SET NULL
);
CREATE INDEX founder_message_case_id_created_at_idx ON founder_message USING btree (case_id, created_at);
CREATE INDEX founder_message_mail_id_idx ON founder_message USING btree (mail_id) WHERE (mail_id IS NOT NULL);

CREATE TABLE founder_note (
  id text NOT NULL,
  case_id text NOT NULL,
  account_id text,
  body text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT founder_note_pkey PRIMARY KEY (id),
  CONSTRAINT founder_note_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT founder_note_case_id_fkey FOREIGN KEY (case_id) REFERENCES startup_request(id) ON DELETE CASCADE
);
CREATE INDEX founder_note_case_id_idx ON founder_note USING btree (case_id);

CREATE TABLE founder_template (
  id text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT founder_template_pkey PRIMARY KEY (id)
);

CREATE TABLE fraud_marker (
  kind text NOT NULL,
  value text NOT NULL,
  case_id text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT fraud_marker_pkey PRIMARY KEY (kind, value),
  CONSTRAINT fraud_marker_case_id_fkey FOREIGN KEY (case_id) REFERENCES moderation_case(id) ON DELETE CASCADE
);

CREATE TABLE interview (
  id text NOT NULL,
  application_id text NOT NULL,
  offer_id text NOT NULL,
  slot_id text,
  version integer NOT NULL DEFAULT 0,
  picked_at timestamp(3) with time zone,
  declined_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  ended_by text,
  reason text NOT NULL DEFAULT ''::text,
  employer_says text,
  outcome_note text NOT NULL DEFAULT ''::text,
  applicant_says text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT interview_pkey PRIMARY KEY (id),
  CONSTRAINT interview_applicant_says_check CHECK ((applicant_says = ANY (ARRAY['no-show'::text, 'was-there'::text]))),
  CONSTRAINT interview_check CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  CONSTRAINT interview_employer_says_check CHECK ((employer_says = ANY (ARRAY['took-place'::text, 'no-show'::text]))),
  CONSTRAINT interview_ended_by_check CHECK ((ended_by = ANY (ARRAY['applicant'::text, 'employer'::text, 'next'::text]))),
  CONSTRAINT interview_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  CONSTRAINT interview_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES interview_offer(id) ON DELETE CASCADE,
  CONSTRAINT interview_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES interview_slot(id) ON DELETE CASCADE
);
CREATE INDEX interview_application_id_created_at_idx ON interview USING btree (application_id, created_at);
CREATE UNIQUE INDEX interview_application_id_idx ON interview USING btree (application_id) WHERE (ended_at IS NULL);
CREATE INDEX interview_offer_id_idx ON interview USING btree (offer_id);
CREATE UNIQUE INDEX interview_slot_id_idx ON interview USING btree (slot_id) WHERE (ended_at IS NULL);
CREATE TRIGGER delete_mails AFTER DELETE ON interview FOR EACH ROW EXECUTE FUNCTION delete_mails();

CREATE TABLE interview_offer (
  id text NOT NULL,
  job_id text NOT NULL,
  account_id text,
  form_id text,
  zone text NOT NULL,
  minutes integer NOT NULL,
  way text NOT NULL,
  link text NOT NULL DEFAULT ''::text,
  place text NOT NULL DEFAULT ''::text,
  host text NOT NULL DEFAULT ''::text,
  note text NOT NULL DEFAULT ''::text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT interview_offer_pkey PRIMARY KEY (id),
  CONSTRAINT interview_offer_minutes_check CHECK (((minutes >= 15) AND (minutes <= 180))),
  CONSTRAINT interview_offer_way_check CHECK ((way = ANY (ARRAY['video'::text, 'phone'::text, 'place'::text]))),
  CONSTRAINT interview_offer_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT interview_offer_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX interview_offer_account_id_form_id_idx ON interview_offer USING btree (account_id, form_id) WHERE (form_id IS NOT NULL);

CREATE TABLE interview_slot (
  id text NOT NULL,
  offer_id text NOT NULL,
  starts_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT interview_slot_pkey PRIMARY KEY (id),
  CONSTRAINT interview_slot_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES interview_offer(id) ON DELETE CASCADE
);
CREATE INDEX interview_slot_offer_id_idx ON interview_slot USING btree (offer_id);

CREATE TABLE job (
  id text NOT NULL,
  owner_id text,
  status text NOT NULL DEFAULT 'open'::text,
  title text NOT NULL,
  employer_name text NOT NULL,
  employer_logo text,
  category text NOT NULL,
  type text,
  country character(2) NOT NULL,
  place text,
  postcode_district text,
  latitude double precision,
  longitude double precision,
  is_remote boolean NOT NULL DEFAULT false,
  pay_min numeric(12,2),
  pay_max numeric(12,2),
  pay_currency character(3),
  pay_period text,
  pay_text text,
  hours_per_week numeric(4,1),
  description text NOT NULL,
  description_html text,
  preview text NOT NULL,
  apply_email text,
  source text,
  source_ref text,
  source_url text,
  source_digest text,
  posted_at timestamp(3) with time zone NOT NULL,
  closes_at timestamp(3) with time zone,
  closed_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  closed_as text,
  removed_because text,
  legal_name text,
  company_number text,
  sponsor_id text,
  occupation_code text,
  pay_band text,
  offers_sponsorship boolean NOT NULL DEFAULT false,
  no_fee_declared_at timestamp(3) with time zone,
  organisation_id text,
  poster text NOT NULL DEFAULT 'source'::text,
  held_because text,
  held_from text,
  removed_with text,
  questions jsonb NOT NULL DEFAULT '[]'::jsonb,
  reference text,
  looked_at timestamp(3) with time zone,
  last_seen_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  closing_words text,
  asked_at timestamp(3) with time zone,
  law_reason text,
  law_exception text,
  law_stop jsonb,
  import_digest text,
  left_applicants integer NOT NULL DEFAULT 0,
  CONSTRAINT job_pkey PRIMARY KEY (id),
  CONSTRAINT job_source_source_ref_key UNIQUE (source, source_ref),
  CONSTRAINT job_check CHECK ((pay_min <= pay_max)),
  CONSTRAINT job_check1 CHECK (((source IS NULL) = (source_ref IS NULL))),
  CONSTRAINT job_closed_as_check CHECK ((closed_as = ANY (ARRAY['filled'::text, 'paused'::text, 'withdrawn'::text, 'mistake'::text, 'closed'::text, 'expired'::text, 'gone'::text]))),
  CONSTRAINT job_held_from_check CHECK ((held_from = ANY (ARRAY['open'::text, 'closed'::text]))),
  CONSTRAINT job_pay_period_check CHECK ((pay_period = ANY (ARRAY['hour'::text, 'day'::text, 'week'::text, 'month'::text, 'year'::text]))),
  CONSTRAINT job_poster_check CHECK ((poster = ANY (ARRAY['source'::text, 'unproved'::text, 'proved'::text]))),
  CONSTRAINT job_status_check CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text, 'removed'::text, 'held'::text]))),
  CONSTRAINT job_type_check CHECK ((type = ANY (ARRAY['Full-time'::text, 'Part-time'::text, 'Contract'::text]))),
  CONSTRAINT job_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
CREATE INDEX job_closes_at_idx ON job USING btree (closes_at) WHERE (status = 'open'::text);
CREATE INDEX job_employer_logo_idx ON job USING btree (employer_logo) WHERE (employer_logo IS NOT NULL);
CREATE INDEX job_expr_idx ON job USING gin ((((title || ' '::text) || preview)) gin_trgm_ops) WHERE (organisation_id IS NOT NULL);
CREATE INDEX job_organisation_id_idx ON job USING btree (organisation_id) WHERE (organisation_id IS NOT NULL);
CREATE UNIQUE INDEX job_organisation_id_reference_idx ON job USING btree (organisation_id, reference) WHERE (reference IS NOT NULL);
CREATE INDEX job_owner_id_idx ON job USING btree (owner_id) WHERE (owner_id IS NOT NULL);
CREATE INDEX job_owner_id_idx1 ON job USING btree (owner_id) WHERE (owner_id IS NOT NULL);
CREATE INDEX job_owner_id_posted_at_idx ON job USING btree (owner_id, posted_at DESC) WHERE (owner_id IS NOT NULL);
CREATE INDEX job_removed_with_idx ON job USING btree (removed_with) WHERE (removed_with IS NOT NULL);
CREATE INDEX job_sponsor_id_idx ON job USING btree (sponsor_id) WHERE (sponsor_id IS NOT NULL);
CREATE TRIGGER guard BEFORE INSERT OR UPDATE OF status, organisation_id ON job FOR EACH ROW WHEN (((new.organisation_id IS NOT NULL) AND (new.status = 'open'::text))) EXECUTE FUNCTION guard_job();
CREATE TRIGGER job_closes AFTER UPDATE OF status ON job FOR EACH ROW WHEN ((new.status <> 'open'::text)) EXECUTE FUNCTION leave_search();

CREATE TABLE job_change (
  job_id text NOT NULL,
  account_id text,
  columns jsonb NOT NULL,
  saved_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT job_change_pkey PRIMARY KEY (job_id),
  CONSTRAINT job_change_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT job_change_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE
);
CREATE INDEX job_change_account_id_idx ON job_change USING btree (account_id);

CREATE TABLE job_check (
  id text NOT NULL,
  stamp text NOT NULL,
  headline json,
  content json NOT NULL,
  CONSTRAINT job_check_pkey PRIMARY KEY (id),
  CONSTRAINT job_check_id_fkey FOREIGN KEY (id) REFERENCES job_search(id) ON DELETE CASCADE
);

CREATE TABLE job_day (
  job_id text NOT NULL,
  kind text NOT NULL,
  day date NOT NULL,
  source text NOT NULL,
  count integer NOT NULL,
  CONSTRAINT job_day_pkey PRIMARY KEY (job_id, kind, day, source),
  CONSTRAINT job_day_count_check CHECK ((count > 0)),
  CONSTRAINT job_day_kind_check CHECK ((kind = ANY (ARRAY['view'::text, 'apply-start'::text]))),
  CONSTRAINT job_day_source_check CHECK ((source = ANY (ARRAY['list'::text, 'search-engine'::text, 'alert'::text, 'other-site'::text, 'direct'::text]))),
  CONSTRAINT job_day_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE
);

CREATE TABLE job_search (
  id text NOT NULL,
  posted_at timestamp(3) with time zone NOT NULL,
  closes_at timestamp(3) with time zone NOT NULL DEFAULT '9999-12-31 00:00:00+00'::timestamp with time zone,
  category text COLLATE "C" NOT NULL,
  type text COLLATE "C",
  country text COLLATE "C" NOT NULL,
  place text COLLATE "C",
  spot point,
  is_remote boolean NOT NULL,
  pay integer NOT NULL,
  version integer NOT NULL,
  title text NOT NULL,
  title_words tsvector NOT NULL,
  words tsvector NOT NULL,
  ballast text NOT NULL DEFAULT repeat(' '::text, 2048),
  licence smallint,
  occupation smallint,
  rate smallint,
  wording smallint,
  sponsor_id text,
  title_key text COLLATE "C",
  occupation_code text COLLATE "C",
  copy_key bigint,
  has_copies boolean NOT NULL DEFAULT false,
  profile integer,
  seen_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  twin_key bigint,
  twin_of text,
  CONSTRAINT job_search_pkey PRIMARY KEY (id),
  CONSTRAINT job_search_id_fkey FOREIGN KEY (id) REFERENCES job(id) ON DELETE CASCADE,
  CONSTRAINT job_search_twin_of_fkey FOREIGN KEY (twin_of) REFERENCES job_search(id) ON DELETE SET NULL
);
CREATE INDEX job_search_category_posted_at_id_closes_at_idx ON job_search USING btree (category, posted_at DESC, id DESC) INCLUDE (closes_at);
CREATE INDEX job_search_coalesce_posted_at_id_closes_at_idx ON job_search USING btree (COALESCE(('{2,2,1,3,3,1,1,1,1,3,3,1,4,4,1,1,1,1,1,1,1,1,1,1,1,1,1,3,3,1,4,4,1,1,1,1,4,4,1,5,5,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1}'::integer[])[(((((licence * 27) + (occupation * 9)) + (rate * 3)) + wording) + 1)], 0) DESC, posted_at DESC, id DESC) INCLUDE (closes_at);
CREATE INDEX job_search_copy_key_posted_at_id_closes_at_idx ON job_search USING btree (copy_key, posted_at DESC, id DESC) INCLUDE (closes_at);
CREATE INDEX job_search_country_posted_at_id_closes_at_idx ON job_search USING btree (country, posted_at DESC, id DESC) INCLUDE (closes_at);
CREATE INDEX job_search_expr_posted_at_id_closes_at_idx ON job_search USING btree ((((((licence * 27) + (occupation * 9)) + (rate * 3)) + wording)), posted_at DESC, id DESC) INCLUDE (closes_at);
CREATE INDEX job_search_occupation_code_posted_at_id_closes_at_idx ON job_search USING btree (occupation_code, posted_at DESC, id DESC) INCLUDE (closes_at);
CREATE INDEX job_search_pay_posted_at_id_closes_at_idx ON job_search USING btree (pay DESC, posted_at DESC, id DESC) INCLUDE (closes_at);
CREATE INDEX job_search_place_posted_at_id_closes_at_idx ON job_search USING btree (place, posted_at DESC, id DESC) INCLUDE (closes_at);
CREATE INDEX job_search_posted_at_id_closes_at_idx ON job_search USING btree (posted_at DESC, id DESC) INCLUDE (closes_at);
CREATE INDEX job_search_profile_idx ON job_search USING btree (profile);
CREATE INDEX job_search_seen_at_idx ON job_search USING btree (seen_at);
CREATE INDEX job_search_sponsor_id_idx ON job_search USING btree (sponsor_id) WHERE (sponsor_id IS NOT NULL);
CREATE INDEX job_search_spot_idx ON job_search USING gist (spot) WHERE (spot IS NOT NULL);
CREATE INDEX job_search_title_idx ON job_search USING gin (title gin_trgm_ops);
CREATE INDEX job_search_title_key_closes_at_idx ON job_search USING btree (title_key) INCLUDE (closes_at);
CREATE INDEX job_search_title_words_idx ON job_search USING gin (title_words);
CREATE INDEX job_search_twin_key_idx ON job_search USING btree (twin_key) WHERE (twin_key IS NOT NULL);
CREATE INDEX job_search_twin_of_idx ON job_search USING btree (twin_of) WHERE (twin_of IS NOT NULL);
CREATE INDEX job_search_words_idx ON job_search USING gin (words);
CREATE TRIGGER job_is_found AFTER INSERT ON job_search FOR EACH ROW EXECUTE FUNCTION note_publication();
CREATE TRIGGER job_is_found_otherwise AFTER UPDATE ON job_search FOR EACH ROW WHEN ((((((((((((((((((old.category IS DISTINCT FROM new.category) OR (old.type IS DISTINCT FROM new.type)) OR (old.country IS DISTINCT FROM new.country)) OR (old.place IS DISTINCT FROM new.place)) OR (old.spot[0] IS DISTINCT FROM new.spot[0])) OR (old.spot[1] IS DISTINCT FROM new.spot[1])) OR (old.is_remote IS DISTINCT FROM new.is_remote)) OR (old.pay IS DISTINCT FROM new.pay)) OR (old.title IS DISTINCT FROM new.title)) OR (old.copy_key IS DISTINCT FROM new.copy_key)) OR (old.licence IS DISTINCT FROM new.licence)) OR (old.occupation IS DISTINCT FROM new.occupation)) OR (old.rate IS DISTINCT FROM new.rate)) OR (old.wording IS DISTINCT FROM new.wording)) OR (old.occupation_code IS DISTINCT FROM new.occupation_code)) OR (old.profile IS DISTINCT FROM new.profile)) OR ((old.closes_at <= now()) AND (new.closes_at > now()) AND (old.twin_of IS NULL)))) EXECUTE FUNCTION note_publication();
CREATE TRIGGER keep_twin_out BEFORE UPDATE ON job_search FOR EACH ROW WHEN (((old.twin_of IS NOT NULL) OR (new.twin_of IS NOT NULL) OR (new.sponsor_id IS DISTINCT FROM old.sponsor_id))) EXECUTE FUNCTION keep_twin_out();

CREATE TABLE job_state (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  job_id text NOT NULL,
  state jsonb NOT NULL,
  used_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT job_state_pkey PRIMARY KEY (id),
  CONSTRAINT job_state_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE
);
CREATE INDEX job_state_job_id_id_idx ON job_state USING btree (job_id, id DESC);
CREATE INDEX job_state_used_at_idx ON job_state USING btree (used_at);

CREATE TABLE job_title (
  key text COLLATE "C" NOT NULL,
  title text NOT NULL,
  jobs integer NOT NULL,
  CONSTRAINT job_title_pkey PRIMARY KEY (key)
);
CREATE INDEX job_title_expr_idx ON job_title USING gin (((' '::text || key)) gin_trgm_ops);
CREATE INDEX job_title_jobs_key_idx ON job_title USING btree (jobs DESC, key);

CREATE TABLE known_device (
  account_id text NOT NULL,
  device_hash text NOT NULL,
  seen_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT known_device_pkey PRIMARY KEY (account_id, device_hash),
  CONSTRAINT known_device_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

CREATE TABLE known_domain (
  source text NOT NULL,
  domain text NOT NULL,
  name_key text NOT NULL,
  name text NOT NULL,
  as_of text COLLATE "C" NOT NULL,
  CONSTRAINT known_domain_pkey PRIMARY KEY (source, domain, name_key)
);
CREATE INDEX known_domain_domain_idx ON known_domain USING btree (domain);

CREATE TABLE login_challenge (
  token_hash text NOT NULL,
  account_id text NOT NULL,
  password_hash text NOT NULL,
  challenge text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT login_challenge_pkey PRIMARY KEY (token_hash),
  CONSTRAINT login_challenge_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX login_challenge_account_id_idx ON login_challenge USING btree (account_id);

CREATE TABLE logo (
  key text NOT NULL,
  account_id text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT logo_pkey PRIMARY KEY (key),
  CONSTRAINT logo_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL
);

CREATE TABLE message_template (
  id text NOT NULL,
  organisation_id text NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  body text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT message_template_pkey PRIMARY KEY (id),
  CONSTRAINT message_template_kind_check CHECK ((kind = ANY (ARRAY['message'::text, 'rejection'::text, 'interview'::text]))),
  CONSTRAINT message_template_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX message_template_organisation_id_lower_idx ON message_template USING btree (organisation_id, lower(name));

CREATE TABLE moderation_case (
  id text NOT NULL,
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  risk smallint NOT NULL,
  status text NOT NULL DEFAULT 'open'::text,
  job_id text,
  organisation_id text,
  account_id text,
  application_id text,
  message_id text,
  reasons jsonb NOT NULL,
  opened_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  due_at timestamp(3) with time zone NOT NULL,
  assigned_to text,
  assigned_at timestamp(3) with time zone,
  decision text,
  decision_reason text,
  decided_by text,
  decided_at timestamp(3) with time zone,
  appeal_of text,
  search_words text NOT NULL DEFAULT ''::text,
  template text,
  undo jsonb,
  told_at timestamp(3) with time zone,
  proposal jsonb,
  proposed_by text,
  freezes boolean NOT NULL DEFAULT false,
  is_false_alarm boolean NOT NULL DEFAULT false,
  CONSTRAINT moderation_case_pkey PRIMARY KEY (id),
  CONSTRAINT moderation_case_risk_check CHECK (((risk >= 1) AND (risk <= 3))),
  CONSTRAINT moderation_case_status_check CHECK ((status = ANY (ARRAY['open'::text, 'pending'::text, 'confirm'::text, 'decided'::text]))),
  CONSTRAINT moderation_case_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT moderation_case_appeal_of_fkey FOREIGN KEY (appeal_of) REFERENCES moderation_case(id) ON DELETE CASCADE,
  CONSTRAINT moderation_case_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE SET NULL,
  CONSTRAINT moderation_case_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT moderation_case_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  CONSTRAINT moderation_case_message_id_fkey FOREIGN KEY (message_id) REFERENCES application_message(id) ON DELETE SET NULL,
  CONSTRAINT moderation_case_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE,
  CONSTRAINT moderation_case_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES account(id) ON DELETE SET NULL
);
CREATE INDEX moderation_case_account_id_idx ON moderation_case USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE UNIQUE INDEX moderation_case_appeal_of_idx ON moderation_case USING btree (appeal_of) WHERE (appeal_of IS NOT NULL);
CREATE INDEX moderation_case_application_id_idx ON moderation_case USING btree (application_id);
CREATE INDEX moderation_case_decided_at_idx ON moderation_case USING btree (decided_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX moderation_case_job_id_idx ON moderation_case USING btree (job_id);
CREATE INDEX moderation_case_mail_id_idx ON moderation_case USING btree (message_id) WHERE (message_id IS NOT NULL);
CREATE INDEX moderation_case_opened_at_idx ON moderation_case USING btree (opened_at);
CREATE INDEX moderation_case_organisation_id_idx ON moderation_case USING btree (organisation_id);
CREATE INDEX moderation_case_risk_due_at_id_idx ON moderation_case USING btree (risk, due_at, id) WHERE (status <> 'decided'::text);
CREATE INDEX moderation_case_search_words_idx ON moderation_case USING gin (search_words gin_trgm_ops);

CREATE TABLE offer_terms (
  application_id text NOT NULL,
  pay double precision,
  pay_period text,
  hours double precision,
  place text NOT NULL DEFAULT ''::text,
  starts_on text COLLATE "C",
  contract text,
  repayment text NOT NULL DEFAULT ''::text,
  answer_by text COLLATE "C",
  previous jsonb,
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT offer_terms_pkey PRIMARY KEY (application_id),
  CONSTRAINT offer_terms_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE
);
CREATE INDEX offer_terms_answer_by_idx ON offer_terms USING btree (answer_by) WHERE (answer_by IS NOT NULL);

CREATE TABLE organisation (
  id text NOT NULL,
  name text NOT NULL,
  name_key text NOT NULL,
  legal_name text,
  company_number text,
  sponsor_id text,
  claimed_at timestamp(3) with time zone,
  frozen_at timestamp(3) with time zone,
  frozen_because text,
  suspended_at timestamp(3) with time zone,
  suspended_because text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  legal_key text,
  proof_refused_at timestamp(3) with time zone,
  reindex_after text,
  name_keys text[] NOT NULL DEFAULT '{}'::text[],
  name_keys_of text,
  reread_after text,
  CONSTRAINT organisation_pkey PRIMARY KEY (id)
);
CREATE INDEX organisation_created_at_id_idx ON organisation USING btree (created_at DESC, id DESC);
CREATE INDEX organisation_expr_idx ON organisation USING gin ((((name || ' '::text) || COALESCE(legal_name, ''::text))) gin_trgm_ops);
CREATE INDEX organisation_frozen_at_idx ON organisation USING btree (frozen_at) WHERE (frozen_at IS NOT NULL);
CREATE INDEX organisation_id_idx ON organisation USING btree (id) WHERE (reindex_after IS NOT NULL);
CREATE INDEX organisation_id_idx1 ON organisation USING btree (id) WHERE (name_keys_of IS DISTINCT FROM ((name || '
'::text) || COALESCE(legal_name, ''::text)));
CREATE INDEX organisation_id_idx2 ON organisation USING btree (id) WHERE (reread_after IS NOT NULL);
CREATE INDEX organisation_legal_key_idx ON organisation USING btree (legal_key) WHERE (legal_key IS NOT NULL);
CREATE INDEX organisation_name_key_idx ON organisation USING btree (name_key);
CREATE INDEX organisation_name_keys_idx ON organisation USING gin (name_keys) WITH (fastupdate=off);
CREATE INDEX organisation_sponsor_id_idx ON organisation USING btree (sponsor_id) WHERE (sponsor_id IS NOT NULL);
CREATE INDEX organisation_suspended_at_idx ON organisation USING btree (suspended_at) WHERE (suspended_at IS NOT NULL);
CREATE TRIGGER delete_mails AFTER DELETE ON organisation FOR EACH ROW EXECUTE FUNCTION delete_mails();

CREATE TABLE organisation_event (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  organisation_id text NOT NULL,
  actor_id text,
  action text NOT NULL,
  detail text NOT NULL DEFAULT ''::text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT organisation_event_pkey PRIMARY KEY (id)
);
CREATE INDEX organisation_event_organisation_id_id_idx ON organisation_event USING btree (organisation_id, id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON organisation_event FOR EACH ROW EXECUTE FUNCTION only_forget('actor_id', 'detail');
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON organisation_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE organisation_invitation (
  id text NOT NULL,
  organisation_id text NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  role text NOT NULL,
  secret_hash text,
  invited_by text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  sent_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT organisation_invitation_pkey PRIMARY KEY (id),
  CONSTRAINT organisation_invitation_organisation_id_email_key_key UNIQUE (organisation_id, email_key),
  CONSTRAINT organisation_invitation_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'reader'::text]))),
  CONSTRAINT organisation_invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT organisation_invitation_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX organisation_invitation_secret_hash_idx ON organisation_invitation USING btree (secret_hash) WHERE (secret_hash IS NOT NULL);

CREATE TABLE organisation_member (
  organisation_id text NOT NULL,
  account_id text NOT NULL,
  role text NOT NULL,
  joined_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT organisation_member_pkey PRIMARY KEY (organisation_id, account_id),
  CONSTRAINT organisation_member_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'reader'::text]))),
  CONSTRAINT organisation_member_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT organisation_member_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE
);
CREATE INDEX organisation_member_account_id_idx ON organisation_member USING btree (account_id);

CREATE TABLE organisation_proof (
  id text NOT NULL,
  organisation_id text NOT NULL,
  kind text NOT NULL,
  legal_name text NOT NULL,
  sponsor_id text,
  domain text,
  evidence text NOT NULL DEFAULT ''::text,
  account_id text,
  proved_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  lapses_at timestamp(3) with time zone NOT NULL,
  ended_at timestamp(3) with time zone,
  ended_because text,
  voucher_id text,
  lapse_mailed_at timestamp(3) with time zone,
  strength text,
  shown_key text,
  CONSTRAINT organisation_proof_pkey PRIMARY KEY (id),
  CONSTRAINT organisation_proof_kind_check CHECK ((kind = ANY (ARRAY['mail'::text, 'dns'::text, 'file'::text, 'letter'::text, 'vouched'::text, 'decision'::text]))),
  CONSTRAINT organisation_proof_strength_check CHECK ((strength = ANY (ARRAY['strong'::text, 'weak'::text]))),
  CONSTRAINT organisation_proof_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE
);
CREATE INDEX organisation_proof_domain_idx ON organisation_proof USING gin (domain gin_trgm_ops) WHERE (domain IS NOT NULL);
CREATE INDEX organisation_proof_lapses_at_idx ON organisation_proof USING btree (lapses_at) WHERE (ended_at IS NULL);
CREATE INDEX organisation_proof_organisation_id_idx ON organisation_proof USING btree (organisation_id);
CREATE INDEX organisation_proof_organisation_id_idx1 ON organisation_proof USING btree (organisation_id) WHERE ((strength IS NULL) AND (ended_at IS NULL));
CREATE INDEX organisation_proof_voucher_id_idx ON organisation_proof USING btree (voucher_id) WHERE (ended_at IS NULL);

CREATE TABLE organisation_proof_request (
  id text NOT NULL,
  organisation_id text NOT NULL,
  kind text NOT NULL,
  domain text,
  email text,
  site_token text,
  code_hash text,
  tries integer NOT NULL DEFAULT 0,
  evidence text NOT NULL DEFAULT ''::text,
  account_id text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  expires_at timestamp(3) with time zone NOT NULL,
  sent_at timestamp(3) with time zone,
  waits_since timestamp(3) with time zone,
  posted_to text,
  printed_by text,
  CONSTRAINT organisation_proof_request_pkey PRIMARY KEY (id),
  CONSTRAINT organisation_proof_request_organisation_id_kind_key UNIQUE (organisation_id, kind),
  CONSTRAINT organisation_proof_request_kind_check CHECK ((kind = ANY (ARRAY['mail'::text, 'site'::text, 'letter'::text, 'decision'::text]))),
  CONSTRAINT organisation_proof_request_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE,
  CONSTRAINT organisation_proof_request_printed_by_fkey FOREIGN KEY (printed_by) REFERENCES account(id) ON DELETE SET NULL
);
CREATE INDEX organisation_proof_request_printed_by_idx ON organisation_proof_request USING btree (printed_by) WHERE (printed_by IS NOT NULL);

CREATE TABLE outbox_mail (
  id text NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  about jsonb NOT NULL,
  unique_key text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  queued_at timestamp(3) with time zone,
  held_at timestamp(3) with time zone,
  dropped_at timestamp(3) with time zone,
  sent_at timestamp with time zone,
  CONSTRAINT outbox_mail_pkey PRIMARY KEY (id),
  CONSTRAINT outbox_mail_unique_key_key UNIQUE (unique_key)
);
CREATE INDEX outbox_mail_id_idx ON outbox_mail USING btree (id) WHERE (queued_at IS NULL);
CREATE INDEX outbox_mail_subject_idx ON outbox_mail USING btree (subject);
CREATE TRIGGER guard BEFORE INSERT ON outbox_mail FOR EACH ROW WHEN (((new.kind = 'application'::text) AND ((new.about ->> 'kind'::text) <> 'receipt'::text))) EXECUTE FUNCTION guard_outbox_mail();

CREATE TABLE partner_key (
  id text NOT NULL,
  organisation_id text NOT NULL,
  account_id text NOT NULL,
  name text NOT NULL,
  prefix text NOT NULL,
  key_hash text NOT NULL,
  may_write boolean NOT NULL,
  is_staging boolean NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  last_used_at timestamp(3) with time zone,
  CONSTRAINT partner_key_pkey PRIMARY KEY (id),
  CONSTRAINT partner_key_key_hash_key UNIQUE (key_hash),
  CONSTRAINT partner_key_organisation_id_account_id_fkey FOREIGN KEY (organisation_id, account_id) REFERENCES organisation_member(organisation_id, account_id) ON DELETE CASCADE
);
CREATE INDEX partner_key_organisation_id_account_id_idx ON partner_key USING btree (organisation_id, account_id);

CREATE TABLE passkey (
  id text NOT NULL,
  account_id text NOT NULL,
  credential_id text NOT NULL,
  name text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  last_used_at timestamp with time zone,
  CONSTRAINT passkey_pkey PRIMARY KEY (id),
  CONSTRAINT passkey_credential_id_key UNIQUE (credential_id),
  CONSTRAINT passkey_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX passkey_account_id_idx ON passkey USING btree (account_id);

CREATE TABLE passkey_challenge (
  session_id text NOT NULL,
  challenge text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT passkey_challenge_pkey PRIMARY KEY (session_id),
  CONSTRAINT passkey_challenge_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
);

CREATE TABLE posting_default (
  organisation_id text NOT NULL,
  answers jsonb NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT posting_default_pkey PRIMARY KEY (organisation_id),
  CONSTRAINT posting_default_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE
);

CREATE TABLE posting_template (
  id text NOT NULL,
  organisation_id text NOT NULL,
  name text NOT NULL,
  name_key text NOT NULL,
  answers jsonb NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT posting_template_pkey PRIMARY KEY (id),
  CONSTRAINT posting_template_organisation_id_name_key_key UNIQUE (organisation_id, name_key),
  CONSTRAINT posting_template_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE
);

CREATE TABLE profile (
  account_id text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT profile_pkey PRIMARY KEY (account_id),
  CONSTRAINT profile_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

CREATE TABLE profile_entry (
  account_id text NOT NULL,
  id text NOT NULL,
  section text NOT NULL,
  "position" integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  content jsonb NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT profile_entry_pkey PRIMARY KEY (account_id, id),
  CONSTRAINT profile_entry_section_check CHECK ((section <> ''::text)),
  CONSTRAINT profile_entry_account_id_fkey FOREIGN KEY (account_id) REFERENCES profile(account_id) ON DELETE CASCADE
);

CREATE TABLE proof (
  purpose text NOT NULL,
  subject text NOT NULL,
  secret_hash text,
  new_email text,
  password_hash text,
  tries integer NOT NULL DEFAULT 0,
  sent_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  next_path text,
  CONSTRAINT proof_pkey PRIMARY KEY (purpose, subject),
  CONSTRAINT proof_secret_hash_key UNIQUE (secret_hash)
);
CREATE INDEX proof_expires_at_idx ON proof USING btree (expires_at);

CREATE TABLE publication (
  job_id text NOT NULL,
  number integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  first_edition integer,
  edition integer,
  advert bigint,
  published_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT publication_pkey PRIMARY KEY (job_id),
  CONSTRAINT publication_number_key UNIQUE (number),
  CONSTRAINT publication_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE
);
CREATE INDEX publication_advert_idx ON publication USING btree (advert) WHERE (advert IS NOT NULL);
CREATE INDEX publication_edition_idx ON publication USING btree (edition);
CREATE INDEX publication_published_at_idx ON publication USING btree (published_at);

CREATE TABLE rate_limit (
  key character varying(255) NOT NULL,
  points integer NOT NULL DEFAULT 0,
  expire bigint,
  CONSTRAINT rate_limit_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limit_expire_idx ON rate_limit USING btree (expire);

CREATE TABLE recheck (
  only_one boolean NOT NULL DEFAULT true,
  stamp text NOT NULL,
  after_id text NOT NULL,
  done_at timestamp(3) with time zone,
  CONSTRAINT recheck_pkey PRIMARY KEY (only_one),
  CONSTRAINT recheck_only_one_check CHECK (only_one)
);

CREATE TABLE recovery_code (
  account_id text NOT NULL,
  code_hash text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT recovery_code_pkey PRIMARY KEY (account_id, code_hash),
  CONSTRAINT recovery_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

CREATE TABLE register_load (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  published_on text COLLATE "C" NOT NULL,
  file_name text NOT NULL,
  rows integer NOT NULL,
  sponsors integer NOT NULL,
  added integer NOT NULL,
  removed integer NOT NULL,
  changed integer NOT NULL,
  returned integer NOT NULL,
  loaded_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT register_load_pkey PRIMARY KEY (id)
);

CREATE TABLE register_upload (
  id text NOT NULL,
  file_name text NOT NULL,
  published_on text COLLATE "C" NOT NULL,
  columns text NOT NULL,
  even_if_smaller boolean NOT NULL,
  state text NOT NULL DEFAULT 'waiting'::text,
  rows_read integer NOT NULL DEFAULT 0,
  outcome text NOT NULL DEFAULT ''::text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT register_upload_pkey PRIMARY KEY (id),
  CONSTRAINT register_upload_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'reading'::text, 'comparing'::text, 'done'::text, 'failed'::text])))
);
CREATE UNIQUE INDEX register_upload_expr_idx ON register_upload USING btree ((true)) WHERE (state = ANY (ARRAY['waiting'::text, 'reading'::text, 'comparing'::text]));

CREATE TABLE report (
  id text NOT NULL,
  case_id text NOT NULL,
  job_id text,
  organisation_id text,
  message_id text,
  reason text NOT NULL,
  words text NOT NULL DEFAULT ''::text,
  picture_key text,
  reporter_id text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  reporter_key text,
  times integer NOT NULL DEFAULT 1,
  network_key text,
  CONSTRAINT report_pkey PRIMARY KEY (id),
  CONSTRAINT report_case_id_fkey FOREIGN KEY (case_id) REFERENCES moderation_case(id) ON DELETE CASCADE,
  CONSTRAINT report_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  CONSTRAINT report_message_id_fkey FOREIGN KEY (message_id) REFERENCES application_message(id) ON DELETE SET NULL,
  CONSTRAINT report_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE,
  CONSTRAINT report_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES account(id) ON DELETE SET NULL
);
CREATE INDEX report_case_id_idx ON report USING btree (case_id);
CREATE UNIQUE INDEX report_case_id_reporter_key_reason_idx ON report USING btree (case_id, reporter_key, reason);
CREATE INDEX report_job_id_idx ON report USING btree (job_id);
CREATE INDEX report_organisation_id_idx ON report USING btree (organisation_id) WHERE (reason = 'money'::text);

CREATE TABLE resume (
  id text NOT NULL,
  account_id text NOT NULL,
  file_key text NOT NULL,
  name text NOT NULL,
  size integer NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  label text,
  last_used_at timestamp(3) with time zone,
  CONSTRAINT resume_pkey PRIMARY KEY (id),
  CONSTRAINT resume_file_key_key UNIQUE (file_key),
  CONSTRAINT resume_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX resume_account_id_created_at_idx ON resume USING btree (account_id, created_at DESC);

CREATE TABLE returned_form (
  id text NOT NULL,
  account_id text NOT NULL,
  token_hash text NOT NULL,
  content text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  shown_at timestamp with time zone,
  CONSTRAINT returned_form_pkey PRIMARY KEY (id),
  CONSTRAINT returned_form_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX returned_form_account_id_token_hash_idx ON returned_form USING btree (account_id, token_hash);
CREATE INDEX returned_form_created_at_idx ON returned_form USING btree (created_at);

CREATE TABLE rule_confirmation (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  versions text[] NOT NULL,
  confirmed_on text COLLATE "C" NOT NULL,
  confirmed_by text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT rule_confirmation_pkey PRIMARY KEY (id)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON rule_confirmation FOR EACH ROW EXECUTE FUNCTION only_forget('confirmed_by');
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON rule_confirmation FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE rule_set (
  version text NOT NULL,
  effective_from text COLLATE "C" NOT NULL,
  content jsonb NOT NULL,
  taken_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT rule_set_pkey PRIMARY KEY (version)
);

CREATE TABLE saved_job (
  account_id text NOT NULL,
  job_id text NOT NULL,
  saved_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  note text NOT NULL DEFAULT ''::text,
  note_version integer NOT NULL DEFAULT 0,
  known_id bigint NOT NULL,
  told_id bigint NOT NULL,
  removed_at timestamp(3) with time zone,
  CONSTRAINT saved_job_pkey PRIMARY KEY (account_id, job_id),
  CONSTRAINT saved_job_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT saved_job_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  CONSTRAINT saved_job_known_id_fkey FOREIGN KEY (known_id) REFERENCES job_state(id),
  CONSTRAINT saved_job_told_id_fkey FOREIGN KEY (told_id) REFERENCES job_state(id)
);
CREATE INDEX saved_job_job_id_idx ON saved_job USING btree (job_id) WHERE (removed_at IS NULL);
CREATE INDEX saved_job_known_id_idx ON saved_job USING btree (known_id);
CREATE INDEX saved_job_removed_at_idx ON saved_job USING btree (removed_at) WHERE (removed_at IS NOT NULL);
CREATE INDEX saved_job_told_id_idx ON saved_job USING btree (told_id);

CREATE TABLE scorecard (
  job_id text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  changed_by text,
  changed_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT scorecard_pkey PRIMARY KEY (job_id),
  CONSTRAINT scorecard_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT scorecard_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE
);
CREATE INDEX scorecard_changed_by_idx ON scorecard USING btree (changed_by) WHERE (changed_by IS NOT NULL);

CREATE TABLE scorecard_criterion (
  id text NOT NULL,
  job_id text NOT NULL,
  "position" integer NOT NULL,
  name text NOT NULL,
  CONSTRAINT scorecard_criterion_pkey PRIMARY KEY (id),
  CONSTRAINT scorecard_criterion_job_id_fkey FOREIGN KEY (job_id) REFERENCES scorecard(job_id) ON DELETE CASCADE
);
CREATE INDEX scorecard_criterion_job_id_position_idx ON scorecard_criterion USING btree (job_id, "position");

CREATE TABLE session (
  id text NOT NULL,
  token_hash text NOT NULL,
  account_id text NOT NULL,
  user_agent text NOT NULL,
  address text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  last_seen_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  second_factor_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  known_device_since timestamp with time zone,
  CONSTRAINT session_pkey PRIMARY KEY (id),
  CONSTRAINT session_token_hash_key UNIQUE (token_hash),
  CONSTRAINT session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX session_account_id_idx ON session USING btree (account_id);
CREATE INDEX session_expires_at_idx ON session USING btree (expires_at);

CREATE TABLE shortlist (
  id text NOT NULL,
  organisation_id text NOT NULL,
  name text NOT NULL,
  name_key text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT shortlist_pkey PRIMARY KEY (id),
  CONSTRAINT shortlist_organisation_id_name_key_key UNIQUE (organisation_id, name_key),
  CONSTRAINT shortlist_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE
);

CREATE TABLE shortlist_entry (
  shortlist_id text NOT NULL,
  application_id text NOT NULL,
  added_by text,
  reason text NOT NULL DEFAULT ''::text,
  added_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT shortlist_entry_pkey PRIMARY KEY (shortlist_id, application_id),
  CONSTRAINT shortlist_entry_added_by_fkey FOREIGN KEY (added_by) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT shortlist_entry_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  CONSTRAINT shortlist_entry_shortlist_id_fkey FOREIGN KEY (shortlist_id) REFERENCES shortlist(id) ON DELETE CASCADE
);
CREATE INDEX shortlist_entry_added_by_idx ON shortlist_entry USING btree (added_by) WHERE (added_by IS NOT NULL);
CREATE INDEX shortlist_entry_application_id_idx ON shortlist_entry USING btree (application_id);

CREATE TABLE source (
  id text NOT NULL,
  name text NOT NULL,
  address text NOT NULL,
  host text NOT NULL,
  system text NOT NULL,
  kind text NOT NULL,
  organisation_id text,
  agreed_at timestamp(3) with time zone,
  agreed_by text,
  agreed_words text,
  terms_address text,
  terms_read_on text,
  terms_read_by text,
  consent_at timestamp(3) with time zone,
  consent_words text,
  employer_name text,
  legal_name text,
  company_number text,
  sponsor_id text,
  contact text NOT NULL DEFAULT ''::text,
  country character(2) NOT NULL DEFAULT 'GB'::bpchar,
  interval_minutes integer NOT NULL,
  obeys_robots boolean NOT NULL,
  robots text NOT NULL DEFAULT 'unknown'::text,
  state text NOT NULL,
  state_because text,
  state_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  failures integer NOT NULL DEFAULT 0,
  etag text,
  last_modified text,
  reading_key text,
  body_digest text,
  last_outcome text,
  running_until timestamp(3) with time zone,
  adverts integer NOT NULL DEFAULT 0,
  newest_posted_at timestamp(3) with time zone,
  accepted_names text[] NOT NULL DEFAULT '{}'::text[],
  last_run_at timestamp(3) with time zone,
  last_complete_at timestamp(3) with time zone,
  next_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT source_pkey PRIMARY KEY (id),
  CONSTRAINT source_name_key UNIQUE (name),
  CONSTRAINT source_check CHECK (((organisation_id IS NULL) = (agreed_at IS NULL))),
  CONSTRAINT source_check1 CHECK (((organisation_id IS NOT NULL) OR (terms_address IS NOT NULL))),
  CONSTRAINT source_interval_minutes_check CHECK ((interval_minutes >= 60)),
  CONSTRAINT source_kind_check CHECK ((kind = ANY (ARRAY['list'::text, 'stream'::text, 'page'::text]))),
  CONSTRAINT source_last_outcome_check CHECK ((last_outcome = ANY (ARRAY['complete'::text, 'held'::text]))),
  CONSTRAINT source_robots_check CHECK ((robots = ANY (ARRAY['unknown'::text, 'allowed'::text, 'refused'::text]))),
  CONSTRAINT source_state_check CHECK ((state = ANY (ARRAY['on'::text, 'off'::text, 'waiting'::text]))),
  CONSTRAINT source_agreed_by_fkey FOREIGN KEY (agreed_by) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT source_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX source_address_idx ON source USING btree (address) WHERE ((state <> 'off'::text) AND (organisation_id IS NOT NULL));
CREATE UNIQUE INDEX source_address_idx1 ON source USING btree (address) WHERE (organisation_id IS NULL);
CREATE INDEX source_agreed_by_idx ON source USING btree (agreed_by) WHERE (agreed_by IS NOT NULL);
CREATE INDEX source_next_at_idx ON source USING btree (next_at) WHERE (state = 'on'::text);
CREATE INDEX source_organisation_id_idx ON source USING btree (organisation_id) WHERE (organisation_id IS NOT NULL);
CREATE TRIGGER close_with_source BEFORE DELETE ON source FOR EACH ROW EXECUTE FUNCTION close_with_source();

CREATE TABLE source_advert (
  source_id text NOT NULL,
  reference text NOT NULL,
  job_id text NOT NULL,
  generation integer NOT NULL DEFAULT 0,
  digest text NOT NULL,
  employer_said text,
  first_seen_at timestamp(3) with time zone NOT NULL,
  missed_at timestamp(3) with time zone,
  gone_at timestamp(3) with time zone,
  postings integer NOT NULL DEFAULT 1,
  unseen_at timestamp(3) with time zone,
  CONSTRAINT source_advert_pkey PRIMARY KEY (source_id, reference),
  CONSTRAINT source_advert_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  CONSTRAINT source_advert_source_id_fkey FOREIGN KEY (source_id) REFERENCES source(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX source_advert_job_id_idx ON source_advert USING btree (job_id);
CREATE INDEX source_advert_source_id_idx ON source_advert USING btree (source_id) WHERE ((missed_at IS NOT NULL) AND (gone_at IS NULL));

CREATE TABLE source_detail (
  source_id text NOT NULL,
  reference text NOT NULL,
  entry text NOT NULL,
  reading_key text NOT NULL,
  etag text,
  last_modified text,
  asked_at timestamp(3) with time zone NOT NULL,
  is_advert boolean NOT NULL,
  CONSTRAINT source_detail_pkey PRIMARY KEY (source_id, reference),
  CONSTRAINT source_detail_source_id_fkey FOREIGN KEY (source_id) REFERENCES source(id) ON DELETE CASCADE
);

CREATE TABLE source_hold (
  id text NOT NULL,
  source_id text NOT NULL,
  kind text NOT NULL,
  state text NOT NULL DEFAULT 'open'::text,
  opened_at timestamp(3) with time zone NOT NULL,
  digest text NOT NULL,
  digest_since timestamp(3) with time zone NOT NULL,
  readings integer NOT NULL DEFAULT 1,
  known integer NOT NULL,
  missing text[] NOT NULL DEFAULT '{}'::text[],
  names text[] NOT NULL DEFAULT '{}'::text[],
  accepted_by text,
  accepted_at timestamp(3) with time zone,
  seconded_by text,
  decided_at timestamp(3) with time zone,
  closed_jobs text[] NOT NULL DEFAULT '{}'::text[],
  came text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT source_hold_pkey PRIMARY KEY (id),
  CONSTRAINT source_hold_kind_check CHECK ((kind = ANY (ARRAY['fewer'::text, 'empty'::text, 'other-employer'::text, 'all-new'::text, 'silent'::text]))),
  CONSTRAINT source_hold_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'refused'::text, 'ended'::text, 'undone'::text]))),
  CONSTRAINT source_hold_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT source_hold_seconded_by_fkey FOREIGN KEY (seconded_by) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT source_hold_source_id_fkey FOREIGN KEY (source_id) REFERENCES source(id) ON DELETE CASCADE
);
CREATE INDEX source_hold_accepted_by_idx ON source_hold USING btree (accepted_by) WHERE (accepted_by IS NOT NULL);
CREATE INDEX source_hold_seconded_by_idx ON source_hold USING btree (seconded_by) WHERE (seconded_by IS NOT NULL);
CREATE UNIQUE INDEX source_hold_source_id_idx ON source_hold USING btree (source_id) WHERE (state = 'open'::text);
CREATE INDEX source_hold_source_id_opened_at_idx ON source_hold USING btree (source_id, opened_at DESC);

CREATE TABLE source_host (
  host text NOT NULL,
  busy_until timestamp(3) with time zone NOT NULL,
  retry_at timestamp(3) with time zone,
  retry_status integer,
  CONSTRAINT source_host_pkey PRIMARY KEY (host)
);

CREATE TABLE source_opt_out (
  domain text NOT NULL,
  way text NOT NULL,
  since timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT source_opt_out_pkey PRIMARY KEY (domain),
  CONSTRAINT source_opt_out_way_check CHECK ((way = ANY (ARRAY['dns'::text, 'file'::text])))
);

CREATE TABLE source_run (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  source_id text NOT NULL,
  began_at timestamp(3) with time zone NOT NULL,
  ended_at timestamp(3) with time zone NOT NULL,
  answer text NOT NULL,
  reason text,
  status integer,
  is_complete boolean NOT NULL,
  seen integer NOT NULL DEFAULT 0,
  added integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  unreadable integer NOT NULL DEFAULT 0,
  left_out integer NOT NULL DEFAULT 0,
  closed integer NOT NULL DEFAULT 0,
  reopened integer NOT NULL DEFAULT 0,
  closed_nothing_because text,
  CONSTRAINT source_run_pkey PRIMARY KEY (id),
  CONSTRAINT source_run_answer_check CHECK ((answer = ANY (ARRAY['content'::text, 'unchanged'::text, 'failed'::text]))),
  CONSTRAINT source_run_source_id_fkey FOREIGN KEY (source_id) REFERENCES source(id) ON DELETE CASCADE
);
CREATE INDEX source_run_began_at_idx ON source_run USING btree (began_at);
CREATE INDEX source_run_source_id_id_idx ON source_run USING btree (source_id, id DESC);

CREATE TABLE sponsor (
  id text NOT NULL,
  name text NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  trading_keys text[] NOT NULL DEFAULT '{}'::text[],
  towns text[] NOT NULL DEFAULT '{}'::text[],
  county text,
  licences jsonb NOT NULL,
  first_seen text COLLATE "C" NOT NULL,
  last_seen text COLLATE "C" NOT NULL,
  is_listed boolean NOT NULL DEFAULT true,
  CONSTRAINT sponsor_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX sponsor_name_idx ON sponsor USING btree (name);
CREATE INDEX sponsor_name_key_idx ON sponsor USING btree (name_key text_pattern_ops);
CREATE INDEX sponsor_name_key_idx1 ON sponsor USING gin (name_key gin_trgm_ops);
CREATE INDEX sponsor_trading_keys_idx ON sponsor USING gin (trading_keys);

CREATE TABLE sponsor_event (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  load_id integer NOT NULL,
  sponsor_id text NOT NULL,
  kind text NOT NULL,
  before jsonb,
  after jsonb,
  CONSTRAINT sponsor_event_pkey PRIMARY KEY (id),
  CONSTRAINT sponsor_event_kind_check CHECK ((kind = ANY (ARRAY['added'::text, 'removed'::text, 'changed'::text, 'returned'::text]))),
  CONSTRAINT sponsor_event_load_id_fkey FOREIGN KEY (load_id) REFERENCES register_load(id) ON DELETE CASCADE,
  CONSTRAINT sponsor_event_sponsor_id_fkey FOREIGN KEY (sponsor_id) REFERENCES sponsor(id) ON DELETE CASCADE
);
CREATE INDEX sponsor_event_load_id_idx ON sponsor_event USING btree (load_id);
CREATE INDEX sponsor_event_sponsor_id_idx ON sponsor_event USING btree (sponsor_id);

CREATE TABLE sponsor_loss (
  account_id text NOT NULL,
  answers jsonb NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT sponsor_loss_pkey PRIMARY KEY (account_id),
  CONSTRAINT sponsor_loss_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

CREATE TABLE sponsor_search (
  sponsor_id text NOT NULL,
  start text COLLATE "C" NOT NULL,
  words text COLLATE "C" NOT NULL,
  name_length integer NOT NULL,
  CONSTRAINT sponsor_search_sponsor_id_fkey FOREIGN KEY (sponsor_id) REFERENCES sponsor(id) ON DELETE CASCADE
);
CREATE INDEX sponsor_search_name_length_start_idx ON sponsor_search USING btree (name_length, start);
CREATE INDEX sponsor_search_sponsor_id_idx ON sponsor_search USING btree (sponsor_id);
CREATE INDEX sponsor_search_start_name_length_sponsor_id_idx ON sponsor_search USING btree (start, name_length, sponsor_id);
CREATE INDEX sponsor_search_words_idx ON sponsor_search USING gin (words gin_trgm_ops);

CREATE TABLE staging_job (
  id text NOT NULL,
  key_id text NOT NULL,
  reference text NOT NULL,
  answers jsonb NOT NULL,
  status text NOT NULL,
  held_because text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  expires_at timestamp(3) with time zone NOT NULL DEFAULT (now() + '30 days'::interval),
  CONSTRAINT staging_job_pkey PRIMARY KEY (id),
  CONSTRAINT staging_job_key_id_reference_key UNIQUE (key_id, reference),
  CONSTRAINT staging_job_status_check CHECK ((status = ANY (ARRAY['open'::text, 'held'::text, 'closed'::text]))),
  CONSTRAINT staging_job_key_id_fkey FOREIGN KEY (key_id) REFERENCES partner_key(id) ON DELETE CASCADE
);
CREATE INDEX staging_job_expires_at_idx ON staging_job USING btree (expires_at);

CREATE TABLE startup_request (
  id text NOT NULL,
  company_name text NOT NULL,
  type_of_healthcare text NOT NULL,
  company_email text NOT NULL,
  company_phone_number text NOT NULL,
  description text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  sent_at timestamp with time zone,
  acknowledged_at timestamp(3) with time zone,
  reference text NOT NULL,
  email_key text NOT NULL,
  status text NOT NULL DEFAULT 'with-us'::text,
  turn_since timestamp(3) with time zone NOT NULL DEFAULT now(),
  due_on text COLLATE "C",
  version integer NOT NULL DEFAULT 0,
  assignee_id text,
  opened_at timestamp(3) with time zone,
  reminded_at timestamp(3) with time zone,
  closed_at timestamp(3) with time zone,
  path_nation text,
  path_kind text,
  path_ticks jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT startup_request_pkey PRIMARY KEY (id),
  CONSTRAINT startup_request_check CHECK (((status = 'with-us'::text) = (due_on IS NOT NULL))),
  CONSTRAINT startup_request_check1 CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL))),
  CONSTRAINT startup_request_check2 CHECK (((path_nation IS NULL) = (path_kind IS NULL))),
  CONSTRAINT startup_request_status_check CHECK ((status = ANY (ARRAY['with-us'::text, 'your-turn'::text, 'closed'::text]))),
  CONSTRAINT startup_request_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES account(id) ON DELETE SET NULL
);
CREATE INDEX startup_request_created_at_idx ON startup_request USING btree (created_at DESC);
CREATE INDEX startup_request_due_on_id_idx ON startup_request USING btree (due_on, id);
CREATE INDEX startup_request_email_key_idx ON startup_request USING btree (email_key);
CREATE UNIQUE INDEX startup_request_reference_idx ON startup_request USING btree (reference);
CREATE TRIGGER delete_mails AFTER DELETE ON startup_request FOR EACH ROW EXECUTE FUNCTION delete_mails();

CREATE TABLE suspended_address (
  hash text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT suspended_address_pkey PRIMARY KEY (hash)
);

CREATE TABLE text_finding (
  rule text NOT NULL,
  subject_id text NOT NULL,
  effect text NOT NULL,
  is_live boolean NOT NULL,
  found_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT text_finding_pkey PRIMARY KEY (rule, subject_id),
  CONSTRAINT text_finding_effect_check CHECK ((effect = ANY (ARRAY['refuse'::text, 'hold'::text, 'mark'::text])))
);
CREATE INDEX text_finding_found_at_idx ON text_finding USING btree (found_at);

CREATE TABLE text_scan (
  only_one boolean NOT NULL DEFAULT true,
  version integer NOT NULL,
  after_id text NOT NULL,
  done_at timestamp(3) with time zone,
  CONSTRAINT text_scan_pkey PRIMARY KEY (only_one),
  CONSTRAINT text_scan_only_one_check CHECK (only_one)
);

CREATE TABLE totp (
  account_id text NOT NULL,
  secret text,
  last_step bigint NOT NULL DEFAULT 0,
  confirmed_at timestamp with time zone,
  pending_secret text,
  pending_at timestamp with time zone,
  CONSTRAINT totp_pkey PRIMARY KEY (account_id),
  CONSTRAINT totp_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

CREATE TABLE unwanted_address (
  hash text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT unwanted_address_pkey PRIMARY KEY (hash)
);

CREATE TABLE upload (
  id text NOT NULL,
  account_id text NOT NULL,
  name text NOT NULL,
  unused_columns jsonb NOT NULL,
  state text NOT NULL DEFAULT 'open'::text,
  no_fee_declared_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  published_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT upload_pkey PRIMARY KEY (id),
  CONSTRAINT upload_state_check CHECK ((state = ANY (ARRAY['open'::text, 'publishing'::text, 'done'::text]))),
  CONSTRAINT upload_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX upload_account_id_idx ON upload USING btree (account_id);
CREATE INDEX upload_expires_at_idx ON upload USING btree (expires_at);

CREATE TABLE upload_row (
  upload_id text NOT NULL,
  number integer NOT NULL,
  answers jsonb NOT NULL,
  reference text NOT NULL,
  source text,
  problems jsonb NOT NULL,
  warnings jsonb NOT NULL,
  plan text NOT NULL,
  plan_detail text NOT NULL,
  headline jsonb,
  is_selected boolean NOT NULL,
  outcome text,
  outcome_detail text NOT NULL DEFAULT ''::text,
  job_id text,
  tries integer NOT NULL DEFAULT 0,
  CONSTRAINT upload_row_pkey PRIMARY KEY (upload_id, number),
  CONSTRAINT upload_row_outcome_check CHECK ((outcome = ANY (ARRAY['published'::text, 'held'::text, 'changed'::text, 'unchanged'::text, 'refused'::text, 'waiting'::text, 'failed'::text]))),
  CONSTRAINT upload_row_plan_check CHECK ((plan = ANY (ARRAY['new'::text, 'change'::text, 'same'::text, 'double'::text]))),
  CONSTRAINT upload_row_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES upload(id) ON DELETE CASCADE
);

CREATE TABLE workplace (
  account_id text NOT NULL,
  sponsor_id text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT workplace_pkey PRIMARY KEY (account_id, sponsor_id),
  CONSTRAINT workplace_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT workplace_sponsor_id_fkey FOREIGN KEY (sponsor_id) REFERENCES sponsor(id) ON DELETE CASCADE
);
CREATE INDEX workplace_sponsor_id_idx ON workplace USING btree (sponsor_id);

CREATE TABLE workplace_notice (
  account_id text NOT NULL,
  sponsor_id text NOT NULL,
  load_id integer NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  sent_at timestamp(3) with time zone,
  CONSTRAINT workplace_notice_pkey PRIMARY KEY (account_id, sponsor_id, load_id),
  CONSTRAINT workplace_notice_account_id_sponsor_id_fkey FOREIGN KEY (account_id, sponsor_id) REFERENCES workplace(account_id, sponsor_id) ON DELETE CASCADE,
  CONSTRAINT workplace_notice_load_id_fkey FOREIGN KEY (load_id) REFERENCES register_load(id) ON DELETE CASCADE
);
