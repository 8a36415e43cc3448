/** A value that a test run creates once, and the function that disposes of it. */
export interface Made<Value> {
	value: Value
	end(): Promise<void>
}

const makings = ((
	globalThis as { makings?: Map<string, { made: Promise<Made<unknown>>; users: number }> }
).makings ??= new Map())

/**
 * Calls `make` once for all Vitest projects of a run, although each project loads its own copy of the global setup's modules.
 * The last project to end disposes of the value.
 */
export async function sharedByProjects<Value>(
	name: string,
	make: () => Promise<Made<Value>>,
): Promise<Made<Value>> {
	const making = makings.get(name) ?? { made: make(), users: 0 }
	makings.set(name, making)
	making.users += 1
	const { value, end } = (await making.made) as Made<Value>
	return {
		value,
		async end() {
			making.users -= 1
			if (making.users === 0) await end()
		},
	}
}
