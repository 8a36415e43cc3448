/** Not seen by anybody: as in nginx, status 499 in the log means that the client left before there was an answer. */
export function clientLeft(): Response {
	return new Response(null, { status: 499 })
}
