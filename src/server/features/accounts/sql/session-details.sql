-- Removes the details of a session with the session.

create or replace function forget_session_details() returns trigger
    language plpgsql
    as $$
    begin
      delete from session_details d
      where d.session_id = old.id and not exists (select 1 from users_sessions s where s.id = old.id);
      return null;
    end $$;

drop trigger if exists users_sessions_forget_details on users_sessions;
create constraint trigger users_sessions_forget_details after delete on users_sessions
  deferrable initially deferred for each row execute function forget_session_details();
