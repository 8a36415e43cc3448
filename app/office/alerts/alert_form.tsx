import { focusOn } from '#platform/browser/focus_on.ts'
import { Form } from 'react-router'
import { counted } from '#platform/text/counted.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { compactValues, typedTexts } from '../kernel/fields/collect_values.ts'
import { RowField } from '../kernel/fields/row_field.tsx'
import type { ShownField } from '../kernel/fields/shown_field.ts'
import { SubmitButton } from '../parts/submit_button.tsx'
import { useHalfTyped } from '../parts/use_half_typed.ts'
import type { AlertKept } from './alert_commands.server.ts'
import type { AlertPreview } from './alert_preview.server.ts'
import type { Extension } from './extend_alert.server.ts'

interface Props {
	/** The initial values. */
	values: FormValues
	/** The submitted state, after a refusal or a preview. */
	kept: AlertKept | undefined
	fields: readonly ShownField[]
	errors: readonly FieldError[]
	preview: AlertPreview | null
}

const formId = 'alert-form'

/** The form for a new alert, which can be published after a preview. */
export function AlertForm({ fields, values: begun, kept, errors, preview }: Props) {
	const restored = useHalfTyped(formId, { kept })
	const values = kept?.values ?? (restored ? compactValues(fields, typedTexts(restored)) : begun)
	return (
		<Form id={formId} method="post" className="grid gap-5">
			<ErrorSummary errors={errors} ref={focusOn} />
			{fields.map((field) => (
				<RowField key={field.name} field={field} values={values} errors={errors} />
			))}
			{preview && <Preview {...preview} />}
			{kept?.extensions.map((extension) => (
				<ExtensionOffer key={extension.id} {...extension} />
			))}
			<div className="flex flex-wrap gap-3">
				<SubmitButton name="intent" value="preview" kind={preview ? 'secondary' : 'primary'}>
					See whom it concerns
				</SubmitButton>
				{preview && (
					<SubmitButton name="intent" value="post">
						Publish
					</SubmitButton>
				)}
			</div>
		</Form>
	)
}

/** The effects of an alert that is not published yet. */
function Preview({ areas, untouched, subscribers, stops }: AlertPreview) {
	return (
		<section
			aria-labelledby="reached-heading"
			className="rounded-md border-2 border-primary bg-card p-4 text-card-foreground"
		>
			<h3 id="reached-heading" ref={focusOn} tabIndex={-1} className="text-lg">
				It concerns {counted(areas.length, 'area')}
			</h3>
			<ul className="mt-2 space-y-1">
				{areas.map(({ name, changes }) => (
					<li key={name}>
						<span className="font-semibold">{name}</span>: {changes.join('; ')}
					</li>
				))}
			</ul>
			{untouched.length > 0 && <p className="mt-2">No pickup on these days: {untouched.join(', ')}.</p>}
			{stops.moved && <p className="mt-3">{stops.moved}</p>}
			{stops.own && <p className="mt-3 font-semibold">{stops.own}</p>}
			{subscribers > 0 && <p className="mt-3">{counted(subscribers, 'subscriber')} by email</p>}
			<p className="mt-3 text-muted-foreground">Nothing is published yet.</p>
		</section>
	)
}

/** Offers to extend an existing alert instead. */
function ExtensionOffer({ id, message, until, changes }: Extension) {
	return (
		<section className="rounded-md border-2 border-accent bg-card p-4 text-card-foreground">
			<p className="font-semibold">
				“{message}” can go on until {until} instead, so that each pickup moves once:
			</p>
			<ul className="mt-2 grid gap-1">
				{changes.map((change) => (
					<li key={change}>{change}</li>
				))}
			</ul>
			<SubmitButton name="extend" value={id} kind="secondary" className="mt-3">
				Extend it until {until}
			</SubmitButton>
		</section>
	)
}
