insert into "company_facts" ("id", "name", "value", "updated_at") values ('cad40023-02e3-4b7c-8d6b-7e22a2afec9f', 'name of company facts', 'value of company facts', '2026-11-20T15:04:05.000Z');
