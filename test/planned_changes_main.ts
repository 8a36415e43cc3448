import { noPortals } from '#app/company/portals.ts'
import { openContentHub } from '#app/content/open_content.server.ts'
import { officeTypes } from '#app/office/office_types.server.ts'
import { applyDue } from '#app/office/planned/apply_due.server.ts'
import { openStore } from '#db/open_store.server.ts'
import { recordedLog } from './recorded_log.ts'
import type { Connection } from './stores.ts'

/** A process that applies the planned changes due at a time, prints `done` and ends. Arguments: the connection as JSON, the time. */
const [connection = '{}', now = ''] = process.argv.slice(2)
const store = await openStore(JSON.parse(connection) as Connection)
const { log } = recordedLog()
const content = await openContentHub(store, log, noPortals, officeTypes(noPortals))
const services = { store, content, log, publicUrl: 'https://hauler.example', wake: () => undefined }
process.stdout.write('ready\n')
await applyDue(services, new Date(now))
process.stdout.write('done\n')
content.close()
await store.close()
