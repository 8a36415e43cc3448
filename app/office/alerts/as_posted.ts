import type { ServiceAlertRow } from '#db/pickup_rows.ts'
import type { AlertColumns } from './alert_form.server.ts'

/** What is typed as if it were posted. */
export function asPosted(alert: AlertColumns): ServiceAlertRow {
	return {
		...alert,
		id: '',
		posted_by: '',
		posted_at: '9999-12-31T00:00:00.000Z',
		ended_at: null,
		is_sample: false,
	}
}
