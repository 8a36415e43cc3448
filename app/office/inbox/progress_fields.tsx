import { isDay } from '#platform/time/civil_day.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { controlClass } from '#app/ui/field.tsx'
import { leadWays, offeredStatuses } from '#app/leads/lead_statuses.ts'
import { ChoiceButton } from '../parts/choice_button.tsx'
import { MergeConflict } from '../parts/merge_conflict.tsx'
import { FilterSelect } from '../parts/filter_select.tsx'
import type { LeadPageData } from './lead_page.server.ts'
import type { ProgressState } from './progress_values.ts'
import { lostReasonOptions } from '../requests/lost_reasons.ts'
import { SmallLabel } from '../parts/small_label.tsx'

interface Props {
	lead: LeadPageData
	form: ProgressState
}

const input = `h-12 ${controlClass}`

/** The fields of a lead's progress. The reason appears with Lost, the day with “Another day”, by CSS alone. */
export function ProgressFields({ lead, form }: Props) {
	const { values, theirs } = form
	return (
		<>
			<div className="group/status grid gap-4">
				<fieldset>
					<legend className="mb-2 font-sans text-base tracking-normal">Status</legend>
					<div className="flex flex-wrap gap-2">
						{offeredStatuses(lead.way, lead.progress.status).map((value) => (
							<ChoiceButton
								key={value}
								name="status"
								value={value}
								label={leadWays[lead.way].labels[value]}
								defaultChecked={value === values['status']}
								className="grow"
							/>
						))}
					</div>
					<OtherChoice theirs={theirs} name="status" />
				</fieldset>
				<div className="hidden group-has-[input[value=lost]:checked]/status:block">
					<FilterSelect
						name="lost_reason"
						label="Why it was lost"
						value={values['lost_reason'] ?? ''}
						options={lostReasonOptions}
					/>
					<OtherChoice theirs={theirs} name="lost_reason" />
				</div>
			</div>
			<div>
				<FilterSelect
					name="assignee"
					label="Assigned to"
					value={values['assignee'] ?? ''}
					options={[
						{ value: '', label: 'Nobody' },
						...lead.colleagues.map(({ id, name }) => ({ value: id, label: name })),
					]}
				/>
				<OtherChoice theirs={theirs} name="assignee" />
			</div>
			<div>
				<div className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] items-end gap-3">
					<div>
						<SmallLabel htmlFor="amount">Amount offered</SmallLabel>
						<input
							id="amount"
							name="amount"
							inputMode="decimal"
							autoComplete="off"
							maxLength={40}
							placeholder="$"
							defaultValue={values['amount']}
							className={input}
						/>
					</div>
					<FilterSelect
						name="amount_per"
						label="How often"
						value={values['amount_per'] ?? ''}
						options={[
							{ value: 'month', label: 'A month' },
							{ value: 'once', label: 'Once' },
						]}
					/>
				</div>
				<OtherChoice theirs={theirs} name="amount" />
			</div>
			<div className="group/plan">
				<FilterSelect
					name="follow_up"
					label="Follow up"
					value={values['follow_up'] ?? ''}
					options={followUpOptions(lead, form)}
				/>
				<div className="mt-2 hidden group-has-[option[value=other]:checked]/plan:block">
					<SmallLabel htmlFor="follow-up-day">On this day</SmallLabel>
					<input
						id="follow-up-day"
						type="date"
						name="follow_up_day"
						min={lead.today}
						defaultValue={values['follow_up_day']}
						className={input}
					/>
				</div>
				<OtherChoice theirs={theirs} name="follow_up" />
			</div>
		</>
	)
}

function followUpOptions({ nearFollowUps, progress }: LeadPageData, { values, opened }: ProgressState) {
	const days = new Map(nearFollowUps.map(({ value, label }) => [value, label]))
	// Days chosen before, here or by others.
	for (const day of [values['follow_up'], opened['follow_up'], progress.followUpOn])
		if (day && isDay(day) && !days.has(day)) days.set(day, formatDay(day, 'short'))
	const sorted = [...days].toSorted(([one], [other]) => (one < other ? -1 : 1))
	return [
		{ value: '', label: 'No follow-up' },
		...sorted.map(([value, label]) => ({ value, label })),
		{ value: 'other', label: 'Another day…' },
	]
}

/** The conflicting value that somebody else chose, shown below one's own. */
function OtherChoice({ theirs, name }: Pick<ProgressState, 'theirs'> & { name: string }) {
	const other = theirs.find((one) => one.name === name)
	return other && <MergeConflict words={other.words} take={{ name, value: other.values[name] ?? '' }} />
}
