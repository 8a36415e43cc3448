import type { Option } from '#app/company/option.ts'
import type { NamedField } from '#app/content/fields.ts'
import type { SectionPage } from '#app/content/section_pages.ts'

/** A field as the form shows it, with what is offered in it now. */
export type ShownField = NamedField & {
	options?: readonly Option[] | undefined
	/** Of a service that is off: the form keeps what it holds and does not show it. */
	isKept?: true
	/** For the section of a page: the sections of each page. */
	pages?: readonly SectionPage[]
}
