/** A structured logger: an object of fields, then a sentence. */
export interface Log {
	debug(fields: object, message: string): void
	info(fields: object, message: string): void
	warn(fields: object, message: string): void
	error(fields: object, message: string): void
}
