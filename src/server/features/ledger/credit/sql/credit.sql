-- A credit account opens with at least what would be refunded, and is never overdrawn.

create or replace function keep_credit_above_zero() returns trigger
    language plpgsql security definer
    set search_path to 'public', 'pg_temp'
    as $$
    declare
      account credit_accounts;
      balance bigint;
      entries bigint;
    begin
      select * into account from credit_accounts where id = new.account_id for no key update;
      select coalesce(sum(amount_cents), 0), count(*) into balance, entries from credit_entries where account_id = new.account_id;
      if entries = 0 and (new.reason <> 'opened' or new.amount_cents < coalesce(account.refund_cents, 1)) then
        raise exception 'Account % opens with at least what would have been refunded.', new.account_id
          using errcode = 'check_violation', constraint = 'credit_opens_with_its_refund';
      end if;
      if balance + new.amount_cents < 0 then
        raise exception 'Account % holds %, not %.', new.account_id, balance, -new.amount_cents
          using errcode = 'check_violation', constraint = 'credit_above_zero';
      end if;
      return new;
    end $$;

create or replace trigger credit_accounts_are_kept before delete or update on credit_accounts
  for each row execute function refuse_rewriting();

create or replace trigger credit_entries_are_kept before delete or update on credit_entries
  for each row execute function refuse_rewriting();

create or replace trigger credit_entries_are_not_emptied before truncate on credit_entries
  for each statement execute function refuse_rewriting();

create or replace trigger credit_stays_above_zero before insert on credit_entries
  for each row execute function keep_credit_above_zero();
