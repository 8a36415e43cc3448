insert into "office_settings" ("name", "value", "staff_name", "updated_at") values ('name of office settings', 'value of office settings', 'Kit Moreno', '2026-11-20T15:04:05.000Z');
