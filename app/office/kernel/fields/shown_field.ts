import type { Option } from '#app/company/option.ts'
import type { NamedField } from '#app/content/fields.ts'
import type { SectionPage } from '#app/content/section_pages.ts'

/** A field as its form shows it, with its current options. */
export type ShownField = NamedField & {
	options?: readonly Option[] | undefined
	/** Belongs to a service that is not offered: its value is preserved but not shown. */
	isKept?: true
	/** For a section field: the sections of each page. */
	pages?: readonly SectionPage[]
}
