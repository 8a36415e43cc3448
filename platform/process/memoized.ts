/** Memoizes `make` per object, for as long as the object lives. */
export function memoized<Key extends object, Made extends object>(
	make: (key: Key) => Made,
): (key: Key) => Made {
	const kept = new WeakMap<Key, Made>()
	return (key) => {
		const made = kept.get(key) ?? make(key)
		kept.set(key, made)
		return made
	}
}
