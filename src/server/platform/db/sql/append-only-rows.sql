-- Refuses a change or removal of a row that is kept as it was written.

create or replace function refuse_rewriting() returns trigger
    language plpgsql
    as $$
    begin
      raise exception 'A line of % is never rewritten.', tg_table_name using errcode = 'insufficient_privilege';
    end $$;
