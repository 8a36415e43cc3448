import type { ReactNode } from 'react'
import { ErrorNote, wiring } from '#app/ui/field.tsx'
import type { FieldProps } from './field_props.ts'

interface Props extends Pick<FieldProps, 'name' | 'label' | 'hint' | 'error'> {
	children: ReactNode
}

/** Groups the controls of one fact under a heading, with its error. */
export function FactGroupBox({ name, label, hint, error, children }: Props) {
	const { id, 'aria-describedby': describedBy } = wiring(name, hint, error)
	return (
		<fieldset id={id} aria-describedby={describedBy} className="min-w-0">
			<legend className="mb-1.5 font-sans text-base leading-normal font-semibold tracking-normal">
				{label}
			</legend>
			{hint && (
				<p id={`${id}-hint`} className="mb-4 max-w-prose text-[0.9375rem] text-muted-foreground">
					{hint}
				</p>
			)}
			{children}
			<ErrorNote name={name} error={error} />
		</fieldset>
	)
}
