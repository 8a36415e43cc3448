insert into "search_events" ("day", "kind", "query", "url", "hits") values ('2026-11-20', 'clicked', 'query of search events', '/help/holidays', 1);
