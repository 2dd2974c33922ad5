-- As 0019, with the screens that came later.
alter table client drop constraint client_code_is_not_reserved;
alter table client add constraint client_code_is_not_reserved check (
  lower(code) not in (
    'about', 'access-denied', 'api', 'apikeys', 'assets', 'auditlog', 'auth', 'clientnotfound', 'clients', 'config',
    'connect', 'docs', 'embed', 'error-404', 'error-500', 'imports', 'myaccount', 'network', 'portalusers', 'register'
  )
) not valid;
