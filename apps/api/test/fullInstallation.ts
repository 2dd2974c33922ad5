import type { CopySession } from '../src/db/copySession.ts';

/** Characters that COPY's text format escapes, and others. */
export const awkward = 'tab\t line\n return\r back\\slash \\N "quoted" \'single\' čšž 🌬';

const text = `'${awkward.replaceAll("'", "''")}'`;
const json = `'${JSON.stringify({ en: awkward, sl: 'Ž' }).replaceAll("'", "''")}'`;
const everyByte = `decode('${Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)).toString('hex')}', 'hex')`;
const time = `'2026-11-24T08:00:00.123456+01:00'`;

/** At least one row for each table of schema 0020 that a backup holds, and for those that it leaves out. */
const rows = `
insert into client (id, code, name, is_public, accent_color) values ('port', 'PORT', ${text}, true, '#123abc'), ('works', 'WORKS', 'Works', false, null);
insert into client_logo values ('port', 'image/png', ${everyByte});
insert into parameter (code, category, name, unit, decimals, quantity, aggregator, detection_limit, sort_order)
  values ('OWN', 'pollution', ${json}, 'µg/m³', 1, 'mass', 'mean', 0.1::float8 + 0.2::float8, 1), ('NIL', 'wind', ${json}, '', 0, '', 'mean', 'NaN', 2);
insert into location (id, client_id, name, latitude, longitude, altitude, area, site, time_zone)
  values ('quay', 'port', 'Quay', 45.5500000000001, -13.73, 1e-300, 'urban', 'industrial', 'Europe/Ljubljana');
insert into instrument values ('ins', 'quay', 'Maker', ${text}, ${json}, null, null, null, '2026-01-31');
insert into series (key, location_id, parameter_code, step_seconds, instrument_id) values ('quay_own', 'quay', 'OWN', 3600, 'ins'), ('quay_nil', 'quay', 'NIL', 900, null);
insert into measurement_chunk select s.id, d, 24, true, ${everyByte}, decode(repeat('00', 24), 'hex') from series s, generate_series(20000, 20299) d;
insert into photo values ('pho', 'quay', 'image/png', decode(repeat('89504e470a', 200000), 'hex'), 10, 10, ${json}, null, null, 90.5, 0);
insert into reference_value (parameter_code, regime, kind, averaging, value, label) values ('OWN', 'eu', 'limit', 'PT1H', 50, ${json});
insert into maintenance_alert values ('mnt', 'port', 'quay', ${time}, ${time}, ${json}, ${json}, array['OWN', ${text}]);
insert into report values ('rep', 'port', 'annual', 2025, ${text}, 'sl', 'year.pdf', 'application/pdf', 256, ${time}, ${everyByte});
insert into app_user (id, user_name, full_name, email, client_id, roles, created_by_platform, status, created_at)
  values ('usr', 'ana', ${text}, 'ana@port.example', 'port', '{PortalKeyUser,"Odd, \\"role\\""}', 'portal', 'confirmed', ${time});
insert into refresh_token (hash, family, user_id, family_started_at, issued_at, expires_at) values ('h', 'f', 'usr', now(), now(), now());
insert into one_time_token (hash, user_id, purpose, issued_at, expires_at) values ('h', 'usr', 'reset-password', now(), now());
insert into quota_counter values ('key', 1, 1);
insert into setting values ('key', ${text});
insert into audit_event (at, kind, outcome, details) select ${time}, 'logIn', 'failed', ${json} from generate_series(1, 3);
delete from audit_event where id = 3;
insert into alert_subscription values ('sub', 'usr', 'quay', 'above', (select min(id) from series), 1.5, 'PT1H', 2, null, 'de', true, false, ${time}, ${time});
insert into fired_alert (subscription_id, at, value, is_mail_due, recorded_at) values ('sub', ${time}, 2.25, false, ${time});
insert into saved_view values ('view', 'usr', 'port', ${text}, '?a=b&c=%20', ${time});
insert into report_subscription values ('rsub', 'usr', 'port', null, 'en', ${time});
insert into report_delivery values ('rsub', '2026-10', ${time}, null);
insert into read_maintenance_alert values ('usr', 'mnt');
insert into api_key values ('key_1', ${text}, 'hash', 'port', '{quay}', ${time}, 'usr', null, null);
`;

const rowsSince0024 = `
insert into shared_record values ('key', '{}', 0);
insert into measurement_import (client_id, source, actor, recorded_at) values ('port', ${text}, 'usr', ${time});
insert into measurement_chunk_revision select series_id, day, (select max(id) from measurement_import), 24, samples, flags from measurement_chunk limit 5;
select nextval('measurement_revision') from generate_series(1, 7);
insert into written_text values (null, 'imprint', 'en', ${text}, ${text}, ${time});
insert into site_plan (client_id, media_type, content, width, height, description) values ('port', 'image/png', ${everyByte}, 4, 4, ${json});
update location set plan_position = '{0.25,0.1}';
`;

/** Fills the tables of a new installation, those of schema 0020 or of the present one. */
export async function fill(session: CopySession, schema: '0020' | 'present'): Promise<void> {
  await session.write((db) => session.runScript(db, schema === '0020' ? rows : rows + rowsSince0024));
}
