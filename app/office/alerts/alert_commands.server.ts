import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ServiceAlertRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'
import { formText } from '#platform/forms/form_text.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { readValues } from '../kernel/fields/read_values.server.ts'
import { publishRow } from '../kernel/rows/save_row.server.ts'
import type { RowToWrite } from '../kernel/rows/write_row.server.ts'
import { type Submission, done, invalid, refused, shown } from '../kernel/screens/commands.server.ts'
import { readRowForm } from '../kernel/screens/form_action.server.ts'
import { readRow } from '../kernel/store/content_handle.server.ts'
import { writeContent } from '../kernel/store/write_content.server.ts'
import { alertPreview } from './alert_preview.server.ts'
import { alertType, isOver, takeBack } from './alert_type.server.ts'
import { type AlertColumns, alertContext, alertErrors } from './check_alert.server.ts'
import { type Extension, extensions } from './extend_alert.server.ts'

/** The state of a form that was not published. */
export interface AlertKept {
	values: FormValues
	/** Existing alerts that could be extended instead. */
	extensions: readonly Extension[]
}

const path = '/admin/alerts'
const isOverAlready = 'That alert is over or was taken back already.'

export const alertKept = ({ form }: Submission): AlertKept => ({
	values: readRowForm(alertType, form).values,
	extensions: [],
})

export const alertCommands = {
	async preview(submission: Submission) {
		const read = readAlert(submission)
		if (!read.ok) return invalid(read.errors)
		const { content, store } = submission.services
		const { facts } = content.current
		const context = await store.db.transaction().execute((trx) => alertContext(trx, facts, submission.now))
		const errors = alertErrors(read.columns, context)
		const kept = { ...alertKept(submission), extensions: extensions(read.columns, context) }
		if (errors.length > 0) return invalid(errors, kept)
		return shown({ preview: await alertPreview(store.db, read.columns, context, content.current), kept })
	},
	async post(submission: Submission) {
		const read = readAlert(submission)
		if (!read.ok) return invalid(read.errors)
		const posted = { posted_by: submission.staff.name, posted_at: submission.now.toISOString() }
		const columns = { ...read.columns, ...posted, ended_at: null, is_sample: false }
		return publish(submission, 'posted', async () => ({ id: randomUUID(), current: undefined, columns }))
	},
	/** The value of the pressed button is the alert's id. */
	async extend(submission: Submission) {
		const read = readAlert(submission)
		if (!read.ok) return invalid(read.errors)
		const { ends_on } = read.columns
		return publish(submission, 'extended', async (trx) => {
			const current = await readRow(trx, alertType, formText(submission.form, 'extend'))
			const alert = current as ServiceAlertRow | undefined
			if (!current || alert?.ended_at !== null || alert.ends_on >= ends_on) return null
			return { id: current.id, current, columns: { ends_on } }
		})
	},
	async end({ services, staff, form, now }: Submission) {
		return writeContent(services, async (trx) => {
			const alert = (await readRow(trx, alertType, formText(form, 'alert'))) as ServiceAlertRow | undefined
			if (!alert) return refused(404, 'That alert is no longer there.')
			if (isOver(alert, now, services.content.current.facts)) return refused(409, isOverAlready)
			await takeBack(trx, alert, 'save', { staff, now })
			return done(`${path}?done=ended`)
		})
	},
}

type AlertToWrite = Omit<RowToWrite, 'description'>

/** Writes the alert that `find` returns and records it in the history; null means that it can no longer be changed. */
async function publish(
	{ services, staff, now }: Submission,
	outcome: 'posted' | 'extended',
	find: (trx: Transaction<Database>) => Promise<AlertToWrite | null>,
) {
	return writeContent(services, async (trx) => {
		const row = await find(trx)
		if (!row) return invalid([{ field: 'starts_on', message: isOverAlready }])
		const toWrite = { description: alertType, ...row }
		const published = await publishRow(trx, services.content, toWrite, { staff, now })
		return published.ok ? done(`${path}?done=${outcome}`) : invalid(published.errors)
	})
}

function readAlert(submission: Submission) {
	const read = readValues(alertType, alertKept(submission).values)
	return read.ok ? { ok: true as const, columns: read.columns as AlertColumns } : read
}
