import { ChoiceButton } from '../../parts/choice_button.tsx'
import { FilterSelect } from '../../parts/filter_select.tsx'
import { lostReasonOptions } from '../../requests/lost_reasons.ts'
import type { Colleague } from '../../requests/list_staff.server.ts'
import type { BulkChange } from '../read_bulk.ts'

const choices: { value: BulkChange; label: string }[] = [
	{ value: 'assign', label: 'Assign' },
	{ value: 'won', label: 'Close as won or done' },
	{ value: 'lost', label: 'Close as lost' },
	{ value: 'spam', label: 'Spam' },
]

/** The changes to make to the chosen requests. Assignee and reason appear, by CSS alone, when the choice needs them. */
export function ChangeFields({ colleagues }: { colleagues: readonly Colleague[] }) {
	return (
		<div className="group/change grid gap-4">
			<fieldset>
				<legend className="mb-2 font-sans text-base tracking-normal">What to do with them</legend>
				<div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2">
					{choices.map(({ value, label }) => (
						<ChoiceButton key={value} name="change" value={value} label={label} required />
					))}
				</div>
			</fieldset>
			<div className="hidden group-has-[input[value=assign]:checked]/change:block">
				<FilterSelect
					name="assignee"
					label="Assigned to"
					value=""
					options={[
						{ value: '', label: 'Choose one' },
						...colleagues.map(({ id, name }) => ({ value: id, label: name })),
						{ value: 'nobody', label: 'Nobody' },
					]}
				/>
			</div>
			<div className="hidden group-has-[input[value=lost]:checked]/change:block">
				<FilterSelect name="lost_reason" label="Why they were lost" value="" options={lostReasonOptions} />
			</div>
		</div>
	)
}
