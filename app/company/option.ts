import type { OfService } from './services.ts'

/** One of a list's; without its service nobody is offered it. */
export interface Option<Value extends string = string> extends OfService {
	value: Value
	label: string
}
