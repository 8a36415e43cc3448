/** A response that only the log sees: 499 is nginx's status for a client that disconnected before the response. */
export function clientLeft(): Response {
	return new Response(null, { status: 499 })
}
