import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Every file has its address beside its name, written so that a `srcset` and a `preload` take it: pages read addresses alone. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function pg_temp.file_address(collection text, name text) returns text language sql immutable strict as $$
      select '/api/' || collection || '/file/' || string_agg(case when letter ~ '^[A-Za-z0-9_.!~*''()-]$' then letter
        else regexp_replace(upper(encode(convert_to(letter, 'UTF8'), 'hex')), '(..)', '%\\1', 'g') end, '' order by place)
      from regexp_split_to_table(name, '') with ordinality as letters (letter, place)
    $$;
    update media set url = pg_temp.file_address('media', filename),
      sizes_xs_url = pg_temp.file_address('media', sizes_xs_filename),
      sizes_sm_url = pg_temp.file_address('media', sizes_sm_filename),
      sizes_md_url = pg_temp.file_address('media', sizes_md_filename),
      sizes_lg_url = pg_temp.file_address('media', sizes_lg_filename),
      sizes_xl_url = pg_temp.file_address('media', sizes_xl_filename),
      sizes_2xl_url = pg_temp.file_address('media', sizes_2xl_filename);
    update recordings set url = pg_temp.file_address('recordings', filename);
    -- The worker builds anew what is of yesterday.
    update expedition_hits set built_on = built_on - 1 where hit ->> 'main_photo_small' !~ '^[A-Za-z0-9_.!~*''()%/-]+$';
    drop function pg_temp.file_address;
  `)
}

export async function down(_args: MigrateDownArgs): Promise<void> {
  // The addresses were there before, for whoever wrote them.
}
