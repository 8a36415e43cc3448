import { TextArea, TextField } from '#app/ui/field.tsx'
import { errorOf, type FieldError } from '#platform/forms/field_error.ts'
import { withChosen } from '../../parts/with_chosen.ts'
import { ArticleField } from './article_field.tsx'
import { ChecklistField } from './checklist_field.tsx'
import { ChoiceField } from './choice_field.tsx'
import { CopyField } from './copy_field.tsx'
import { FactField } from './fact_field.tsx'
import { FactNotes } from './fact_notes.tsx'
import type { ShownField } from './shown_field.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { ItemsField } from './items_field.tsx'
import { OnOffField } from './on_off_field.tsx'
import { PictureField } from './picture_field.tsx'
import { PricesField } from './prices_field.tsx'
import { SectionField } from './section_field.tsx'

interface Props {
	field: ShownField
	values: FormValues
	errors: readonly FieldError[]
}

/** Narrows the control but not its label and hint. */
const narrow = '[&_input]:max-w-60'

/** Renders the control of a field. */
export function RowField({ field, values, errors }: Props) {
	const { name, label, hint } = field
	if (field.isKept) return <KeptValues name={name} values={values} />
	const text = values[name] ?? ''
	const common = {
		name,
		label,
		hint,
		error: errorOf(errors, name),
		defaultValue: text,
		required: !field.optional && !field.isFilled,
	}
	const none = field.none ?? (field.optional ? 'None' : 'Choose one')
	switch (field.control) {
		case 'checkbox':
			return <OnOffField {...common} />
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
						error={errorOf(errors, control)}
						maxLength={40}
						required
					/>
				))
		case 'date':
			return <TextField {...common} type="date" className={narrow} />
		case 'section':
			return <SectionField field={field} error={common.error} values={values} />
		case 'select':
			return <ChoiceField {...common} options={withChosen(field.options, [], text)} none={none} />
		case 'page':
		case 'reference':
			return <ChoiceField {...common} options={field.options ?? []} none={none} />
		case 'checklist':
			return <ChecklistField {...{ name, label, hint, options: field.options ?? [], values }} />
		case 'lines':
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
			return (
				<FactField
					kind={field.kind}
					options={withChosen(field.options ?? [], [], text)}
					none={none}
					{...common}
				/>
			)
		case 'email':
			return <TextField {...common} type="email" autoComplete="off" maxLength={254} />
		default:
			return field.plain ? (
				<TextField {...common} type="text" autoComplete="off" maxLength={field.max ?? 200} />
			) : (
				<CopyField {...common} alsoFills={field.alsoFills} maxLength={field.max ?? 200} />
			)
	}
}

/** Hidden controls that carry the values of a field that is not shown. */
function KeptValues({ name, values }: Pick<Props, 'values'> & { name: string }) {
	return Object.entries(values)
		.filter(([control]) => control === name || control.startsWith(`${name}.`))
		.map(([control, value]) => <input key={control} type="hidden" name={control} value={value} />)
}
