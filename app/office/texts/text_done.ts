const sentences: ReadonlyMap<string, string> = new Map([
	['sent', 'Written: it leaves as its line says.'],
	['seen', 'Noted: nothing more to do.'],
])

/** What the form for texts did that led to this address; null if none did. */
export function textDone(url: URL): string | null {
	return sentences.get(url.searchParams.get('text') ?? '') ?? null
}
