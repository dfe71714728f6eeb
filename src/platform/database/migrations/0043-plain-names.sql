-- Clearer column names.

alter table alert rename column asked_at to renewal_sent_at;

alter table arrival rename column asked_to_pay_at to payment_demand_at;
