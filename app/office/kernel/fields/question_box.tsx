import { focusOn } from '#platform/browser/focus_on.ts'
import { formControls } from './form_controls.ts'
import type { EffectsQuestion } from './question.ts'

/** Shows the effects of changing an area's pickup day; submitting the form again confirms them. */
export function QuestionBox({ question }: { question: EffectsQuestion }) {
	const { key, heading, rules, warnings, effects } = question
	return (
		<section
			aria-labelledby="form-question"
			className="mt-7 rounded-md border-2 border-accent bg-card p-4 text-card-foreground"
		>
			<input type="hidden" name={formControls.seen} value={key} />
			<h2 id="form-question" ref={focusOn} tabIndex={-1} className="text-xl">
				{heading}
			</h2>
			<p className="mt-2">
				Page, calendar, printed sheet, week, reminders and orders follow it, before that day and after.
			</p>
			<Lines lines={rules} className="font-semibold" />
			<Lines lines={warnings} className="border-l-4 border-destructive pl-3" />
			<Lines lines={effects} className="" />
			<p className="mt-3 text-muted-foreground">
				Nothing is saved yet. Press the button again to save it, or choose another day above.
			</p>
		</section>
	)
}

function Lines({ lines, className }: { lines: readonly string[]; className: string }) {
	if (lines.length === 0) return null
	return (
		<ul className={`mt-3 grid gap-1 ${className}`}>
			{lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	)
}
