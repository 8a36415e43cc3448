import type { OfService } from './services.ts'

/** An option of a list; it is not offered without its service. */
export interface Option<Value extends string = string> extends OfService {
	value: Value
	label: string
}
