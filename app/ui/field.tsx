import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { classNames } from './class_names.ts'
import { Icon } from './icon.tsx'

/** The props of every field; the id is derived from `name`, so a name must be unique on a page. */
interface FieldProps {
	name: string
	label: string
	hint?: ReactNode
	error?: string | undefined
}
type Own<Props> = Omit<Props, 'id' | 'name'> & FieldProps

/** The classes of a control. */
export const controlClass =
	'w-full rounded-md border border-input bg-card px-3.5 text-base text-card-foreground placeholder:text-muted-foreground aria-invalid:border-2 aria-invalid:border-destructive'

/** The id of the field with this name, which error summaries link to. */
export function fieldId(name: string): string {
	return `field-${name}`
}

/** The id of the field's error, which describes the control. */
export function errorId(name: string): string {
	return `${fieldId(name)}-error`
}

/** A single-line text field; `type` as in HTML. */
export function TextField({
	name,
	label,
	hint,
	error,
	className,
	...rest
}: Own<InputHTMLAttributes<HTMLInputElement>>) {
	return (
		<Labeled {...{ name, label, hint, error, className }} isOptional={!rest.required}>
			<input {...wiring(name, hint, error)} className={classNames(controlClass, 'h-12')} {...rest} />
		</Labeled>
	)
}

export function TextArea({
	name,
	label,
	hint,
	error,
	className,
	rows = 4,
	...rest
}: Own<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
	return (
		<Labeled {...{ name, label, hint, error, className }} isOptional={!rest.required}>
			<textarea
				{...wiring(name, hint, error)}
				rows={rows}
				className={classNames(controlClass, 'field-sizing-content min-h-28 py-3')}
				{...rest}
			/>
		</Labeled>
	)
}

type SelectProps = Own<SelectHTMLAttributes<HTMLSelectElement>> & {
	options: readonly { value: string; label: string }[]
	/** The label of the empty option. */
	placeholder?: string
}

export function SelectField({
	name,
	label,
	hint,
	error,
	className,
	options,
	placeholder = 'Choose one',
	...rest
}: SelectProps) {
	return (
		<Labeled {...{ name, label, hint, error, className }} isOptional={!rest.required}>
			<Select
				{...wiring(name, hint, error)}
				options={[{ value: '', label: placeholder }, ...options]}
				{...rest}
			/>
		</Labeled>
	)
}

interface ChoicesProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
	options: readonly { value: string; label: string }[]
}

/** A native select, without a label. */
export function Select({ options, ...rest }: ChoicesProps) {
	return (
		<span className="relative block">
			<select {...rest} className={`h-12 appearance-none truncate pr-10 ${controlClass}`}>
				{options.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
			<Icon name="chevron" className="pointer-events-none absolute inset-y-0 right-3 my-auto" />
		</span>
	)
}

type CheckboxProps = Omit<Own<InputHTMLAttributes<HTMLInputElement>>, 'label' | 'type'> & { label: ReactNode }

/** A checkbox whose label may contain links. */
export function CheckboxField({ name, label, hint, error, className, ...rest }: CheckboxProps) {
	return (
		<div className={className}>
			<div className="flex gap-3">
				<input
					type="checkbox"
					{...wiring(name, hint, error)}
					className="size-6 shrink-0 aria-invalid:outline-2 aria-invalid:outline-offset-2 aria-invalid:outline-destructive"
					{...rest}
				/>
				<label htmlFor={fieldId(name)} className="text-[0.9375rem] leading-normal">
					{label}
				</label>
			</div>
			<Notes {...{ name, hint, error }} />
		</div>
	)
}

/** A control with its label above, and its hint and error below. */
export function Labeled({
	name,
	label,
	isOptional,
	hint,
	error,
	className,
	children,
}: FieldProps & { isOptional: boolean; className: string | undefined; children: ReactNode }) {
	return (
		<div className={className}>
			<label htmlFor={fieldId(name)} className="mb-1.5 block font-semibold">
				{label}
				{isOptional && <span className="font-normal text-muted-foreground"> (optional)</span>}
			</label>
			{children}
			<Notes {...{ name, hint, error }} />
		</div>
	)
}

function Notes({ name, hint, error }: Pick<FieldProps, 'name' | 'hint' | 'error'>) {
	return (
		<>
			{hint && (
				<p id={`${fieldId(name)}-hint`} className="mt-1.5 text-[0.9375rem] text-muted-foreground">
					{hint}
				</p>
			)}
			<ErrorNote name={name} error={error} />
		</>
	)
}

/** The error of the field with this name, if any, below its control. */
export function ErrorNote({ name, error }: Pick<FieldProps, 'name' | 'error'>) {
	return (
		error && (
			<p id={errorId(name)} className="mt-1.5 flex gap-2 font-semibold text-destructive">
				<Icon name="alert" className="mt-0.5" />
				{error}
			</p>
		)
	)
}

/** The attributes that tie a control to its label, hint and error. */
export function wiring(name: string, hint: ReactNode, error: string | undefined) {
	const id = fieldId(name)
	const describedBy = classNames(hint ? `${id}-hint` : null, error && errorId(name))
	return {
		id,
		name,
		'aria-invalid': error ? true : undefined,
		'aria-describedby': describedBy || undefined,
	}
}
