/** For the log alone, since nobody reads it: 499 is nginx's status for a client that left before the answer. */
export function clientLeft(): Response {
	return new Response(null, { status: 499 })
}
