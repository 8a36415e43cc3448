import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '../parts/panel.tsx'
import type { SecondStepRule } from '../sign_in/second_step_rule.server.ts'

const states: Record<SecondStepRule, string> = {
	required: 'Every owner must have one. Owners without it can do nothing else until it is set up.',
	voluntary: 'Each owner decides for themselves.',
	undecided: 'Nobody has decided yet whether owners must have one.',
}

/** Whether owners must have a second step, and the buttons to decide it. */
export function SecondStepPanel({ rule }: { rule: SecondStepRule }) {
	return (
		<Panel title="Second step of owners">
			<p className="mb-4">{states[rule]} With it, an owner’s stolen password alone opens nothing.</p>
			<Form method="post" className="flex flex-wrap gap-3">
				<input type="hidden" name="intent" value="second-step-rule" />
				{rule !== 'required' && (
					<Button type="submit" name="rule" value="required" kind="secondary">
						Require it of owners
					</Button>
				)}
				{rule !== 'voluntary' && (
					<Button type="submit" name="rule" value="voluntary" kind="secondary">
						Leave it to each owner
					</Button>
				)}
			</Form>
		</Panel>
	)
}
