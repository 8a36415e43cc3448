insert into "backups" ("id", "file_name", "bytes", "created_at") values ('9d488c88-87ad-4009-8a70-5807a2b6fae5', 'file name of backups', 1, '2026-11-20T15:04:05.000Z');
