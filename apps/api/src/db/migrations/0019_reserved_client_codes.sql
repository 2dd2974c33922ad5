-- The first part of an address is the code of a client or a name that the server and the portal use themselves. Existing
-- rows are not checked, so that an installation with such a code still starts.
alter table client add constraint client_code_is_not_reserved check (
  lower(code) not in (
    'about', 'access-denied', 'api', 'assets', 'auditlog', 'auth', 'clientnotfound', 'clients', 'config', 'connect', 'docs',
    'embed', 'error-404', 'error-500', 'myaccount', 'portalusers', 'register'
  )
) not valid;
