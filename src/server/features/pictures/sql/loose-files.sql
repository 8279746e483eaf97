-- Files that no row names any more: they are removed by `sweep_files`, and their former address leads to the new file.

create or replace function loosen_files(folder_of text, names text[]) returns void
    language plpgsql
    as $$
    begin
      insert into loose_files (folder, name) select folder_of, unnest(names)
      on conflict (folder, name) do update set due_at = now();
      perform graphile_worker.add_job('sweep_files', job_key => 'sweep_files:now');
    end $$;

create or replace function media_files(m media) returns table(size text, name text)
    language sql immutable
    as $$
      select f.size, f.name from (values ('main', m.filename::text), ('xs', m.sizes_xs_filename), ('sm', m.sizes_sm_filename),
        ('md', m.sizes_md_filename), ('lg', m.sizes_lg_filename), ('xl', m.sizes_xl_filename), ('2xl', m.sizes_2xl_filename))
        as f (size, name) where f.name is not null
    $$;

create or replace function follow_media_files() returns trigger
    language plpgsql
    as $$
    declare
      gone text[] := array(select name from media_files(old) except select name from media_files(new));
    begin
      if gone = '{}' then return null; end if;
      if tg_op = 'UPDATE' then
        insert into former_files (folder, name, media_id, size)
        select 'media', name, new.id, size from media_files(old) where name = any(gone)
        on conflict do nothing;
      end if;
      perform loosen_files('media', gone);
      return null;
    end $$;

create or replace function follow_recording_file() returns trigger
    language plpgsql
    as $$
    begin
      if old.filename is null then return null; end if;
      if tg_op = 'UPDATE' then
        if old.filename is not distinct from new.filename then return null; end if;
        insert into former_files (folder, name, recording_id, size) values ('recordings', old.filename, new.id, 'main')
        on conflict do nothing;
      end if;
      perform loosen_files('recordings', array[old.filename::text]);
      return null;
    end $$;

create or replace function follow_sent_file() returns trigger
    language plpgsql
    as $$
    begin
      if tg_op = 'UPDATE' then
        if old.source = new.source then return null; end if;
      end if;
      perform loosen_files('sent', array[old.source]);
      return null;
    end $$;

create or replace trigger follow_media_files after delete or update on media
  for each row execute function follow_media_files();

create or replace trigger follow_recording_file after delete or update on recordings
  for each row execute function follow_recording_file();

create or replace trigger follow_sent_file after delete or update on picture_drawings
  for each row execute function follow_sent_file();
