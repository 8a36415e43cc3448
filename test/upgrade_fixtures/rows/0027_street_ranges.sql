insert into street_imports (id, status, file_name, reach, headings, columns, lines, base_version, summary, staff_name, created_at, published_at, previous_id)
	values ('streets-1', 'published', 'routes.csv', 'all', '["Street","From","To","Area"]', '{"street":"Street","from":"From","to":"To","area":"Area"}', 2, 1, '{}', 'Kit Moreno', '2026-11-20T15:04:05.000Z', '2026-11-20T15:10:00.000Z', null);
insert into street_imports (id, status, file_name, reach, headings, columns, lines, base_version, summary, staff_name, created_at, published_at, previous_id)
	values ('streets-2', 'uploaded', 'more.csv', 'areas', '["Street"]', null, 1, null, null, 'Kit Moreno', '2026-11-20T16:04:05.000Z', null, null);
insert into street_import_parts (import_id, part, lines) values ('streets-2', 0, '[[2,["Elm St"]]]');
insert into street_import_refusals (import_id, line, reason) values ('streets-1', 3, 'The street is missing.');
insert into street_ranges (id, import_id, street, street_key, name_key, from_number, to_number, side, zip, area_id, is_sample)
	select 'streets-1:2', 'streets-1', 'Elm St', 'ELM ST', 'ELM', 100, 198, 'even', '80550', min(id), false from pickup_areas;
insert into street_list (id, import_id, version, columns) values (1, 'streets-1', 1, null);
