insert into people (id, name, sort_key, address, area_id, merged_into, version, erased_at, created_at, updated_at) values
	('5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'June Alvarez', 'june alvarez', '12 Elm St, Windsor', null, null, 2, null, '2026-11-20T15:04:05.000Z', '2026-11-20T16:04:05.000Z'),
	('5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'J. Alvarez', 'j alvarez', null, null, null, 1, null, '2026-11-20T15:04:05.000Z', '2026-11-20T15:04:05.000Z'),
	('5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003', 'June', 'june', null, null, '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 2, null, '2026-11-20T15:04:05.000Z', '2026-11-20T16:04:05.000Z');
insert into person_identifiers (id, kind, value, person_id, created_at) values
	('6b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'phone', '+19705550100', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', '2026-11-20T15:04:05.000Z'),
	('6b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', 'mail', 'june@example.com', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', '2026-11-20T15:04:05.000Z');
insert into person_words (word, person_id) values
	('june', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001'),
	('9705550100', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001');
insert into person_likenesses (person_id, other_id, lead_id, created_at, settled_at) values
	('5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', (select min(id) from leads), '2026-11-20T15:04:05.000Z', null);
insert into person_events (id, person_id, kind, other_id, details, note, staff_id, staff_name, created_at) values
	('7b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'note', null, null, 'The gate sticks.', (select min(id) from staff), 'Ada', '2026-11-20T15:04:05.000Z'),
	('7b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0002', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'merge', '5b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0003', '{"requests":[],"identifiers":["6b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001"]}', null, (select min(id) from staff), 'Ada', '2026-11-20T16:04:05.000Z');
insert into "person_consents" ("id", "person_id", "is_granted", "method", "number_hash", "wording", "wording_version", "local_time", "staff_id", "staff_name", "created_at") values ('5c5de7da-2bbb-4253-8c02-7e1fa0223560', (select min("id") from "people"), true, 'spoken', 'number hash of person consents', 'wording of person consents', 'wording version of person consents', 'local time of person consents', (select min("id") from "staff"), 'Kit Moreno', '2026-11-20T15:04:05.000Z');
