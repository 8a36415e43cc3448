import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { openStore } from '#db/open_store.server.ts'
import type { ReminderServices } from '#app/pickup/reminders/mail_batches.server.ts'
import { writeReminders } from '#app/pickup/reminders/write_reminders.server.ts'
import type { Connection } from './stores.ts'

/** A process that writes all reminders due at a time, prints `done` and ends. Arguments: the connection as JSON, the time. */
const [connection = '{}', now = ''] = process.argv.slice(2)
const store = await openStore(JSON.parse(connection) as Connection)
const rows = await store.db.selectFrom('pickup_areas').selectAll().execute()
const current: Snapshot = { ...builtInSnapshot(), source: 'store', pickupAreas: { ok: true, rows } }
const services = {
	store,
	content: { current },
	publicUrl: 'https://hauler.example',
	wake: () => undefined,
}
process.stdout.write('ready\n')
await writeReminders(services as unknown as ReminderServices, new Date(now))
process.stdout.write('done\n')
await store.close()
