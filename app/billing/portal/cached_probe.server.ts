import { type Probed, probePortal } from './probe.server.ts'

/** How long a result is reused, by state; shorter after a failure. */
const cachedMs = { up: 30_000, unknown: 30_000, down: 3000 }

let last: { portal: string; ours: string; probed: Promise<Probed>; until: number } | null = null

/** The result of the last probe; probes again once it has expired. Calls `report` with each new result. */
export function cachedProbe(portal: string, ours: string, report: (probed: Probed) => void): Promise<Probed> {
	if (last?.portal === portal && last.ours === ours && Date.now() < last.until) return last.probed
	const entry = { portal, ours, probed: probe(), until: Infinity }
	last = entry
	return entry.probed

	async function probe(): Promise<Probed> {
		const found = await probePortal(new URL(portal), new URL(ours))
		entry.until = Date.now() + cachedMs[found.state]
		report(found)
		return found
	}
}
