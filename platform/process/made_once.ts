/** What `make` makes of an object, made when it is first asked for and kept as long as the object is. */
export function madeOnce<Key extends object, Made extends object>(
	make: (key: Key) => Made,
): (key: Key) => Made {
	const kept = new WeakMap<Key, Made>()
	return (key) => {
		const made = kept.get(key) ?? make(key)
		kept.set(key, made)
		return made
	}
}
