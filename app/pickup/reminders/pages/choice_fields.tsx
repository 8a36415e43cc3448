import type { Option } from '#app/company/option.ts'
import { useFacts } from '#app/company/current_facts.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { ErrorNote, errorId, fieldId, SelectField } from '#app/ui/field.tsx'
import { streamNames, streams } from '../../schedule/streams.ts'
import { timings, timingText } from '../timing_text.ts'

interface Props {
	areas: readonly Option[]
	/** The current values; `streams` is comma-separated. */
	values: FormValues
	errors: readonly FieldError[]
}

const legend = 'mb-1.5 font-sans text-base font-semibold tracking-normal'
const choice = 'flex items-start gap-3 py-2.5'
const box = 'size-6 shrink-0'

/** The fields of a subscription: area, streams, timing, and alerts. */
export function ChoiceFields({ areas, values, errors }: Props) {
	const facts = useFacts()
	const { services } = facts
	const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
	const wanted = (values['streams'] ?? '').split(',')
	return (
		<>
			<SelectField
				name="area"
				label="Your area"
				placeholder="Choose your area"
				options={areas}
				defaultValue={values['area'] ?? ''}
				required
				error={errorOf('area')}
			/>
			<fieldset id={fieldId('streams')} aria-describedby={errorOf('streams') && errorId('streams')}>
				<legend className={legend}>Remind me of</legend>
				{streams
					.filter((stream) => stream === 'trash' || services[stream])
					.map((stream) => (
						<label key={stream} className={choice}>
							<input
								type="checkbox"
								name="streams"
								value={stream}
								defaultChecked={wanted.includes(stream)}
								className={box}
							/>
							{streamNames[stream]}
						</label>
					))}
				<p className="text-[0.9375rem] text-muted-foreground">
					We only remind you of what we pick up in your area.
				</p>
				<ErrorNote name="streams" error={errorOf('streams')} />
			</fieldset>
			<fieldset id={fieldId('timing')}>
				<legend className={legend}>When</legend>
				{timings.map((timing) => (
					<label key={timing} className={choice}>
						<input
							type="radio"
							name="timing"
							value={timing}
							defaultChecked={(values['timing'] || 'evening') === timing}
							className={box}
						/>
						{timingText(timing, facts)}
					</label>
				))}
			</fieldset>
			<label className={choice}>
				<input
					type="checkbox"
					name="wants_alerts"
					defaultChecked={values['wants_alerts'] === 'on'}
					className={box}
				/>
				Also tell me when the weather or anything else changes a pickup
			</label>
		</>
	)
}
