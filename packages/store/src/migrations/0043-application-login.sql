-- The application logs in as candor_app, or as another login that has its rights and nothing more. Until now it logged in as the owner and
-- put on the lesser role as a setting of its session, which one injected statement takes off again.
do $$
begin
  if not (select rolcanlogin from pg_roles where rolname = 'candor_app') then
    alter role candor_app login;
  end if;
exception
  when insufficient_privilege then
    raise exception 'candor_app may not log in, and % may not change that', current_user
      using hint = 'Have an operator run: alter role candor_app login password ''…''';
end
$$;

-- A start without the owner's login only looks whether the schema is up to date.
grant select on schema_migration to candor_app;
