import { channel } from 'node:diagnostics_channel'
import type { Store } from '#db/store.server.ts'

/** Published with the store after sessions ended or roles changed there: what a session keeps open is checked at once. */
export const sessionsChanged = channel('hauler.office-sessions')

export function publishSessionsChanged(store: Store): void {
	sessionsChanged.publish(store)
}
