import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Pictures are drawn by jobs: `picture_drawings` says from what. A file that no row names any more, or not yet, is one of `loose_files`,
 * which the worker removes when it is due; `former_files` says what became of a file, for who still has its address.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table picture_drawings (
      media_id integer primary key references media on delete cascade,
      source text not null unique,
      crop jsonb not null,
      asked_at timestamptz not null default now()
    );
    create table loose_files (
      folder text not null check (folder in ('media', 'recordings', 'sent')),
      name text not null,
      due_at timestamptz not null default now(),
      primary key (folder, name)
    );
    create table former_files (
      folder text not null check (folder in ('media', 'recordings')),
      name text not null,
      media_id integer references media on delete cascade,
      recording_id integer references recordings on delete cascade,
      size text not null,
      primary key (folder, name),
      check (num_nonnulls(media_id, recording_id) = 1)
    );
    create index former_files_media_id on former_files (media_id);
    create index former_files_recording_id on former_files (recording_id);

    create function media_files(m media) returns table (size text, name text) language sql immutable as $$
      select f.size, f.name from (values ('main', m.filename::text), ('xs', m.sizes_xs_filename), ('sm', m.sizes_sm_filename),
        ('md', m.sizes_md_filename), ('lg', m.sizes_lg_filename), ('xl', m.sizes_xl_filename), ('2xl', m.sizes_2xl_filename))
        as f (size, name) where f.name is not null
    $$;

    create function loosen_files(folder_of text, names text[]) returns void language plpgsql as $$
    begin
      insert into loose_files (folder, name) select folder_of, unnest(names)
      on conflict (folder, name) do update set due_at = now();
      perform graphile_worker.add_job('sweep_files', job_key => 'sweep_files:now');
    end $$;

    create function follow_media_files() returns trigger language plpgsql as $$
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
    create trigger follow_media_files after update or delete on media
      for each row execute function follow_media_files();

    create function follow_recording_file() returns trigger language plpgsql as $$
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
    create trigger follow_recording_file after update or delete on recordings
      for each row execute function follow_recording_file();

    create function follow_sent_file() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if old.source = new.source then return null; end if;
      end if;
      perform loosen_files('sent', array[old.source]);
      return null;
    end $$;
    create trigger follow_sent_file after update or delete on picture_drawings
      for each row execute function follow_sent_file();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger follow_media_files on media;
    drop trigger follow_recording_file on recordings;
    drop table picture_drawings, loose_files, former_files;
    drop function follow_media_files(), follow_recording_file(), follow_sent_file(), loosen_files(text, text[]), media_files(media);
  `)
}
