import { classNames } from '#app/ui/class_names.ts'
import { controlClass, Labeled, wiring } from '#app/ui/field.tsx'
import { CopyControl } from './copy_control.tsx'
import { FactNotes } from './fact_notes.tsx'
import type { FieldProps } from './field_props.ts'

interface Props extends FieldProps {
	maxLength?: number
	isLong?: boolean
	/** Placeholders it supports in addition to the facts. */
	alsoFills?: readonly string[] | undefined
}

/** A field for copy with placeholders. */
export function CopyField({ name, label, hint, error, isLong = false, required, ...rest }: Props) {
	const look = isLong ? 'field-sizing-content min-h-28 py-3' : 'h-12'
	return (
		<FactNotes text={rest.defaultValue} alsoFills={rest.alsoFills}>
			<Labeled {...{ name, label, hint, error }} className={undefined} isOptional={!required}>
				<CopyControl
					{...wiring(name, hint, error)}
					{...rest}
					{...{ label, isLong, required }}
					className={classNames(controlClass, look)}
				/>
			</Labeled>
		</FactNotes>
	)
}
