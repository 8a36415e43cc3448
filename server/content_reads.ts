import type { ContentHub, Snapshot } from '#app/content/snapshot.server.ts'
import type { Services } from '#app/services.server.ts'

/** The parts of the content that a page depends on; `all` if it may depend on anything. */
export type Reads = ReadonlySet<keyof Snapshot> | 'all'

/** Services whose use adds no dependency on the content. */
const untracked: ReadonlySet<PropertyKey> = new Set<keyof Services>(['log', 'publicUrl', 'wake'])

/**
 * Wraps the services to record which parts of the content are read through them; `reads` returns the parts so far. Company facts count as
 * read by every page, because its components receive them.
 */
export function trackReads(services: Services): { services: Services; reads(): Reads } {
	const parts = new Set<keyof Snapshot>(['facts'])
	let isAll = false
	const trackAll = <Value extends object>(value: Value): Value =>
		new Proxy(value, {
			get(target, key) {
				isAll = true
				return Reflect.get(target, key) as unknown
			},
		})
	const trackedSnapshot = (snapshot: Snapshot) =>
		new Proxy(snapshot, {
			get(target, key) {
				parts.add(key as keyof Snapshot)
				return Reflect.get(target, key) as unknown
			},
			ownKeys(target) {
				isAll = true
				return Reflect.ownKeys(target)
			},
		})
	const { content } = services
	const hub: ContentHub = {
		types: content.types,
		builtIn: content.builtIn,
		get current() {
			return trackedSnapshot(content.current)
		},
		reload() {
			isAll = true
			return content.reload()
		},
		onReload(listener) {
			isAll = true
			return content.onReload(listener)
		},
		close: () => undefined,
	}
	const tracked = new Proxy(services, {
		get(target, key) {
			if (key === 'content') return hub
			const value: unknown = Reflect.get(target, key)
			if (untracked.has(key) || typeof value !== 'object' || value === null) return value
			return trackAll(value)
		},
	})
	return { services: tracked, reads: () => (isAll ? 'all' : parts) }
}
