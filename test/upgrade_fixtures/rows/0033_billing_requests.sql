insert into leads (id, form, created_at) values ('6b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'billing-request', '2026-11-20T15:04:05.000Z');
insert into billing_requests (id, reference, kind, customer_phone, customer_email, "fullName", "phoneNumber", email, "serviceAddress", "updateDetails", review_reason, created_at) values
	('6b6f6c0e-54a5-4e0f-9f6e-0d3a3c1d0001', 'HH-B1LL1', 'account-update', null, null, 'June Alvarez', '970 555 0100', 'june@example.com', '12 Elm St, Windsor', 'New number.', null, '2026-11-20T15:04:05.000Z');
