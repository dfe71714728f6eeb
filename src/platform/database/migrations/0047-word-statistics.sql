-- Statistics for four times as many words, so that a search for a rarer word is not planned as for a common one.

alter table job_search alter column words set statistics 400;
