-- The tables of the six outboxes of before decision 50, empty since migration 80 (decision 89).
drop table application_mail, arrival_mail, founder_mail, interview_mail, organisation_mail, saved_mail;
