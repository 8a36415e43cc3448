/** Something that a run of tests makes once. */
export interface Made<Value> {
	value: Value
	end(): Promise<void>
}

const makings = ((
	globalThis as { makings?: Map<string, { made: Promise<Made<unknown>>; users: number }> }
).makings ??= new Map())

/**
 * What `make` makes, once for all projects of a run: each has its own copies of the modules of a global setup. The
 * project that ends last ends it.
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
