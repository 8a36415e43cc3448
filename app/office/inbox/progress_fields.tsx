import { formatDay } from '#platform/time/format_day.ts'
import { controlClass } from '#app/ui/field.tsx'
import { leadWays, offeredStatuses } from '#app/leads/lead_statuses.ts'
import { ChoiceButton } from '../parts/choice_button.tsx'
import { MergeConflict } from '../parts/merge_conflict.tsx'
import { FilterSelect } from '../parts/filter_select.tsx'
import type { ProgressKept } from './progress_commands.server.ts'
import type { LeadPageData } from './lead_page.server.ts'
import { lostReasonOptions } from '../requests/lost_reasons.ts'
import type { ProgressValues } from './progress_values.ts'
import type { LeadProgress } from '../requests/lead_progress.ts'
import { SmallLabel } from '../parts/small_label.tsx'

interface Props {
	lead: LeadPageData
	values: ProgressValues
	known: LeadProgress
	theirs: ProgressKept['theirs']
}

const input = `h-12 ${controlClass}`

/** What the office sets on a lead. The reason shows with Lost, the day with “Another day”, by style sheet alone. */
export function ProgressFields({ lead, values, known, theirs }: Props) {
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
								defaultChecked={value === values.status}
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
						value={values.lostReason}
						options={lostReasonOptions}
					/>
					<OtherChoice theirs={theirs} name="lostReason" />
				</div>
			</div>
			<div>
				<FilterSelect
					name="assignee"
					label="Assigned to"
					value={values.assignee}
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
							defaultValue={values.amount}
							className={input}
						/>
					</div>
					<FilterSelect
						name="amount_per"
						label="How often"
						value={values.amountPer}
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
					value={values.followUp}
					options={followUpOptions(lead, values, known)}
				/>
				<div className="mt-2 hidden group-has-[option[value=other]:checked]/plan:block">
					<SmallLabel htmlFor="follow-up-day">On this day</SmallLabel>
					<input
						id="follow-up-day"
						type="date"
						name="follow_up_day"
						min={lead.today}
						defaultValue={values.followUpDay}
						className={input}
					/>
				</div>
				<OtherChoice theirs={theirs} name="followUpOn" />
			</div>
		</>
	)
}

function followUpOptions(
	{ nearFollowUps, progress: work }: LeadPageData,
	values: ProgressValues,
	known: LeadProgress,
) {
	const days = new Map(nearFollowUps.map(({ value, label }) => [value, label]))
	// Those that were chosen before, here and by others.
	for (const day of [values.followUp, known.followUpOn ?? '', work.followUpOn ?? ''])
		if (day !== '' && day !== 'other' && !days.has(day)) days.set(day, formatDay(day, 'short'))
	const sorted = [...days].toSorted(([one], [other]) => (one < other ? -1 : 1))
	return [
		{ value: '', label: 'No follow-up' },
		...sorted.map(([value, label]) => ({ value, label })),
		{ value: 'other', label: 'Another day…' },
	]
}

/** The value that somebody else chose meanwhile, below one's own. */
function OtherChoice({ theirs, name }: Pick<Props, 'theirs'> & { name: keyof LeadProgress }) {
	const other = theirs.find((one) => one.name === name)
	return other && <MergeConflict words={other.words} take={{ name: other.control, value: other.value }} />
}
