/** Types of what the benchmark uses of the library, which has none. */
declare module 'parse-address' {
	export function parseLocation(text: string): Readonly<Record<string, string>> | null
}
