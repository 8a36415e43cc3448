import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Labeled, wiring } from '#app/ui/field.tsx'

/** The look of a file input. */
export const fileInputClass =
	'w-full text-[0.9375rem] file:mr-3 file:min-h-11 file:rounded-md file:border-2 file:border-primary file:bg-background file:px-4 file:font-semibold file:text-primary'

/**
 * A required field for a file. Its form takes the location's key, to be empty after each answer: browsers refuse to send a chosen file that
 * was edited meanwhile.
 */
export function FileField({
	name,
	label,
	hint,
	error,
	children,
	...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'type'> & {
	name: string
	label: string
	hint: ReactNode
	error?: string | undefined
	ref?: Ref<HTMLInputElement>
	/** Information about the chosen file. */
	children?: ReactNode
}) {
	return (
		<Labeled {...{ name, label, hint, error }} className={undefined} isOptional={false}>
			<input {...wiring(name, hint, error)} type="file" required className={fileInputClass} {...rest} />
			{children}
		</Labeled>
	)
}

/** A field for a text file of lines, such as a spreadsheet's CSV export. */
export function CsvField({ hint }: { hint: ReactNode }) {
	return <FileField name="file" label="File" hint={hint} accept=".csv,.txt,.tsv,text/csv,text/plain" />
}
