import { Form, useNavigation } from 'react-router'
import type { FieldError } from '#platform/forms/field_error.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import type { AlertPreview } from './alert_preview.server.ts'
import type { Extension } from './extend_alert.server.ts'
import { ExtensionOffer } from './extension_offer.tsx'
import { PreviewOfAlert } from './preview_of_alert.tsx'
import { alertKinds, alertReaches, type AlertValues } from './alert_values.ts'

interface Choice {
	value: string
	label: string
}

interface Props {
	values: AlertValues
	errors: readonly FieldError[]
	preview: AlertPreview | null
	extensions: readonly Extension[]
	towns: readonly Choice[]
	areas: readonly Choice[]
}

const focusOn = (summary: HTMLElement | null) => summary?.focus()

/** A new alert: it can be published once it was looked at. */
export function AlertForm({ values, errors, preview, extensions, towns, areas }: Props) {
	const isSending = useNavigation().state === 'submitting'
	const field = <Name extends keyof AlertValues>(name: Name) => ({
		name,
		defaultValue: values[name],
		error: errors.find((one) => one.field === name)?.message,
	})
	return (
		<Form method="post" className="grid gap-5">
			<ErrorSummary errors={errors} ref={focusOn} />
			<SelectField {...field('kind')} label="What happens" options={alertKinds} required />
			<TextField
				{...field('delay_days')}
				label="Days later"
				hint="When pickups come later: 1 to 5. Saturday is the last day they can move to."
				type="number"
				min={1}
				max={5}
				className="[&_input]:max-w-60"
			/>
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField
					{...field('starts_on')}
					label="First day"
					hint="Of the pickups it is about."
					type="date"
					required
				/>
				<TextField {...field('ends_on')} label="Last day" hint="Empty for one day." type="date" />
			</div>
			<SelectField {...field('reach')} label="For whom" options={alertReaches} required />
			<Choices
				legend="Towns, when it is for towns"
				name="town_slugs"
				choices={towns}
				picked={values.town_slugs}
			/>
			<Choices
				legend="Areas, when it is for single areas"
				name="area_ids"
				choices={areas}
				picked={values.area_ids}
			/>
			<TextArea
				{...field('message')}
				label="What neighbors read"
				hint="In a sentence or two, such as “Snow: trucks are a day behind.”"
				maxLength={280}
				rows={3}
				required
			/>
			{preview && <PreviewOfAlert preview={preview} />}
			{extensions.map((extension) => (
				<ExtensionOffer key={extension.id} extension={extension} disabled={isSending} />
			))}
			<div className="flex flex-wrap gap-3">
				<Button
					type="submit"
					name="intent"
					value="preview"
					kind={preview ? 'secondary' : 'primary'}
					disabled={isSending}
				>
					See whom it reaches
				</Button>
				{preview && (
					<Button type="submit" name="intent" value="post" disabled={isSending}>
						Publish
					</Button>
				)}
			</div>
		</Form>
	)
}

function Choices({
	legend,
	name,
	choices,
	picked,
}: {
	legend: string
	name: string
	choices: readonly Choice[]
	picked: readonly string[]
}) {
	return (
		<fieldset>
			<legend className="font-semibold">{legend}</legend>
			<ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
				{choices.map(({ value, label }) => (
					<li key={value}>
						<label className="flex min-h-11 items-start gap-3 py-2.5">
							<input
								type="checkbox"
								name={name}
								value={value}
								defaultChecked={picked.includes(value)}
								className="size-6 shrink-0"
							/>
							{label}
						</label>
					</li>
				))}
			</ul>
		</fieldset>
	)
}
