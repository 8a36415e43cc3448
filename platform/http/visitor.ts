/** The client of a request, as far as the server can tell; the address is hashed before it is stored or logged. */
export interface Visitor {
	address: string
	userAgent: string
	requestId: string
}
