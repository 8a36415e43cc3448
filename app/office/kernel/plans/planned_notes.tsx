import { Link } from 'react-router'
import { CopyText } from '../words/copy_text.tsx'
import type { PlannedNote } from './planned_notes.server.ts'

/** Shown next to a field: its planned changes and who planned them. */
export function PlannedNotes({ notes }: { notes?: readonly PlannedNote[] | undefined }) {
	return notes?.map(({ id, words, planner, asks }) => (
		<p key={id} className="mt-1.5 border-l-4 border-accent pl-3 text-[0.9375rem]">
			<Link to={`/admin/planned#plan-${id}`} className="link">
				<CopyText text={words} />
			</Link>
			, planned by {planner}.{asks && ' It needs a decision.'}
		</p>
	))
}

/** Says how many plans need a decision. */
export function PlansAsk({ count }: { count: number }) {
	return (
		<p>
			{count === 1 ? 'A planned change needs' : `${count} planned changes need`} a decision, because somebody
			has changed the same, or what it depends on.{' '}
			<Link to="/admin/planned" className="link">
				Decide
			</Link>
		</p>
	)
}
