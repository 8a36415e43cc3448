/** The library has no types of its own: what the bench uses of it. */
declare module 'parse-address' {
	export function parseLocation(text: string): Readonly<Record<string, string>> | null
}
