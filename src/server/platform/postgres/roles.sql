-- The two ordinary roles of the site, run by a superuser in its database, each time it starts: the owner of the schema,
-- which migrates, and the role of web and worker, which has rights on data alone (src/server/platform/db/grant-to-site.ts).
-- Expects their passwords in the settings lagopede.owner_password and lagopede.site_password.
do $$
declare
  statement text;
begin
  -- Two at once make them once.
  perform pg_advisory_xact_lock(7474);
  foreach statement in array array['owner', 'site'] loop
    if not exists (select from pg_roles where rolname = 'lagopede_' || statement) then
      execute format('create role lagopede_%s', statement);
    end if;
    execute format(
      'alter role lagopede_%s login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password %L',
      statement, current_setting('lagopede.' || statement || '_password'));
  end loop;

  execute format('alter database %I owner to lagopede_owner', current_database());
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to lagopede_site', current_database());
  revoke create on schema public from public;

  -- What an earlier version made as superuser. What belongs to an extension or to a column follows these.
  for statement in
    with mine as (select oid from pg_roles where rolname = current_user),
    spaces as (select oid, nspname from pg_namespace where nspname in ('public', 'graphile_worker')),
    of_extensions as (select classid, objid from pg_depend where deptype = 'e')
    select format('alter schema %I owner to lagopede_owner', nspname)
      from pg_namespace where nspname = 'graphile_worker' and nspowner = (select oid from mine)
    union all
    select format('alter %s %s owner to lagopede_owner',
        case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
        c.oid::regclass)
      from pg_class c
      where relnamespace in (select oid from spaces) and relowner = (select oid from mine)
        and relkind in ('r', 'p', 'S', 'v', 'm')
        and ('pg_class'::regclass, c.oid) not in (select classid, objid from of_extensions)
        and not exists (
          select from pg_depend d
          where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.refobjsubid > 0 and relkind = 'S')
    union all
    select format('alter routine %s owner to lagopede_owner', p.oid::regprocedure)
      from pg_proc p
      where pronamespace in (select oid from spaces) and proowner = (select oid from mine)
        and ('pg_proc'::regclass, p.oid) not in (select classid, objid from of_extensions)
    union all
    select format('alter type %s owner to lagopede_owner', t.oid::regtype)
      from pg_type t left join pg_class c on c.oid = t.typrelid
      where typnamespace in (select oid from spaces) and typowner = (select oid from mine)
        and (typtype in ('e', 'd', 'r') or c.relkind = 'c')
        and ('pg_type'::regclass, t.oid) not in (select classid, objid from of_extensions)
    union all
    select format('alter text search configuration %s owner to lagopede_owner', t.oid::regconfig)
      from pg_ts_config t where cfgnamespace in (select oid from spaces) and cfgowner = (select oid from mine)
    union all
    select format('alter text search dictionary %s owner to lagopede_owner', t.oid::regdictionary)
      from pg_ts_dict t
      where dictnamespace in (select oid from spaces) and dictowner = (select oid from mine)
        and ('pg_ts_dict'::regclass, t.oid) not in (select classid, objid from of_extensions)
    union all
    select format('alter statistics %I.%I owner to lagopede_owner', nspname, stxname)
      from pg_statistic_ext join spaces on spaces.oid = stxnamespace where stxowner = (select oid from mine)
  loop
    execute statement;
  end loop;
end $$;
