import type { ComponentProps } from 'react'
import type { FactControl } from '#app/company/fact_kinds.ts'
import { PictureField } from './picture_field.tsx'
import { CheckboxField, SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import type { FieldError } from '#platform/forms/field_error.ts'
import { ArticleField } from './article_field.tsx'
import { ChecklistField } from './checklist_field.tsx'
import { CopyField } from './copy_field.tsx'
import { FactNotes } from './fact_notes.tsx'
import type { ShownField } from './shown_field.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { ItemsField } from './items_field.tsx'
import { PricesField } from './prices_field.tsx'
import { SectionField } from './section_field.tsx'

interface Props {
	field: ShownField
	values: FormValues
	errors: readonly FieldError[]
}

/** The control is narrow; its label and hint have the width of the others. */
const narrow = '[&_input]:max-w-60'

/** The control for a field's description. */
export function RowField({ field, values, errors }: Props) {
	const { name, label, hint } = field
	if (field.isKept) return <KeptValues name={name} values={values} />
	const common = {
		name,
		label,
		hint,
		error: errors.find((error) => error.field === name)?.message,
		defaultValue: values[name] ?? '',
		required: !field.optional && !field.isFilled,
	}
	const choice = {
		className: 'max-w-md',
		placeholder: field.none ?? (field.optional ? 'None' : 'Choose one'),
	}
	switch (field.control) {
		case 'checkbox':
			return <CheckboxField {...{ name, label, hint }} value="on" defaultChecked={values[name] === 'on'} />
		case 'number':
			return (
				<TextField
					{...common}
					type="number"
					inputMode="decimal"
					min={field.min}
					max={field.max}
					step={field.isFraction ? 'any' : 1}
					className={narrow}
				/>
			)
		case 'percent':
			return <TextField {...common} inputMode="numeric" maxLength={3} className={narrow} />
		case 'colors':
			return Object.entries(values)
				.filter(([control]) => control.startsWith(`${name}.`))
				.map(([control, triple]) => (
					<TextField
						key={control}
						name={control}
						label={control.slice(name.length + 3)}
						defaultValue={triple}
						error={errors.find(({ field: of }) => of === control)?.message}
						maxLength={40}
						required
					/>
				))
		case 'date':
			return <TextField {...common} type="date" className={narrow} />
		case 'select':
			return <SelectField {...common} options={field.options} {...choice} />
		case 'section':
			return <SectionField field={field} error={common.error} values={values} />
		case 'page':
		case 'reference':
			return <SelectField {...common} options={field.options ?? []} {...choice} />
		case 'lines':
			if (field.options) return <ChecklistField {...{ name, label, hint, options: field.options, values }} />
			return field.plain ? (
				<TextArea {...common} required={false} />
			) : (
				<CopyField {...common} required={false} isLong />
			)
		case 'items':
		case 'pairs':
			return <ItemsField {...{ name, label, hint, parts: field.parts, values, errors }} />
		case 'prices':
			return <PricesField {...{ name, label, hint, values, errors }} />
		case 'html':
			return (
				<FactNotes text={common.defaultValue}>
					<ArticleField {...common} />
				</FactNotes>
			)
		case 'textarea':
			return field.plain ? (
				<TextArea {...common} maxLength={field.max ?? 4000} />
			) : (
				<CopyField {...common} alsoFills={field.alsoFills} isLong maxLength={field.max ?? 4000} />
			)
		case 'picture':
			return <PictureField {...common} />
		case 'fact':
			return <PlainFact kind={field.kind} {...common} />
		default:
			return field.plain ? (
				<TextField
					{...common}
					type={'format' in field && field.format === 'mail' ? 'email' : 'text'}
					autoComplete="off"
					maxLength={field.max ?? 200}
				/>
			) : (
				<CopyField {...common} alsoFills={field.alsoFills} maxLength={field.max ?? 200} />
			)
	}
}

/** The controls of a field that is not shown, with what they hold. */
function KeptValues({ name, values }: Pick<Props, 'values'> & { name: string }) {
	return Object.entries(values)
		.filter(([control]) => control === name || control.startsWith(`${name}.`))
		.map(([control, value]) => <input key={control} type="hidden" name={control} value={value} />)
}

type PlainFactProps = Omit<ComponentProps<typeof TextField>, 'type'> & {
	kind: FactControl
	defaultValue: string
}

/** A fact of one line, or a switch; those of several controls have their own in `facts/fact_field.tsx`. */
function PlainFact({ kind, ...common }: PlainFactProps) {
	switch (kind) {
		case 'checkbox': {
			const { name, label, hint, error, defaultValue } = common
			return (
				<CheckboxField {...{ name, label, hint, error }} value="on" defaultChecked={defaultValue === 'on'} />
			)
		}
		case 'url':
			return <TextField {...common} type="url" inputMode="url" />
		case 'number':
		case 'hour':
		case 'dollars':
			return <TextField {...common} inputMode="decimal" />
		case 'tel':
		case 'email':
		case 'time':
			return <TextField {...common} type={kind} />
		default:
			return <TextField {...common} />
	}
}
