import { Form, Link } from 'react-router'
import { Notice } from '../parts/notice.tsx'
import { SubmitButton } from '../parts/submit_button.tsx'
import type { LeadRefusal } from './lead_commands.server.ts'
import type { StopsPanelContent } from './stops_panel.server.ts'

/** A request's stops and their outcomes, with buttons to plan the suggested stop and to complete the request. */
export function StopsPanel({
	panel: { stops, suggestion, ending },
	refusal,
}: {
	panel: StopsPanelContent
	refusal: LeadRefusal<'stops'> | null
}) {
	return (
		<section aria-labelledby="stops" className="min-w-0">
			<h2 id="stops" className="mb-3 border-b border-border pb-2 text-xl">
				Stops
			</h2>
			{refusal?.message && <Notice tone="problem">{refusal.message}</Notice>}
			<ul>
				{stops.map(({ id, to, what, detail, result, moved }) => (
					<li key={id} className="border-b border-border py-2 wrap-anywhere">
						<Link to={to} className="font-semibold">
							{[what, detail].filter(Boolean).join(': ')}
						</Link>
						<span className="block">{result}</span>
						{moved && <span className="block text-sm text-muted-foreground">Moved: {moved}</span>}
					</li>
				))}
			</ul>
			{suggestion !== null && (
				<Form method="post" preventScrollReset className="mt-3">
					<input type="hidden" name="stops" value={stops.length} />
					<input type="hidden" name="seen" value={refusal?.kept.seen ?? ''} />
					<p className="mb-2 text-muted-foreground">{suggestion}</p>
					<SubmitButton kind="secondary" name="intent" value="plan-stop">
						{stops.length === 0 ? 'Plan a stop' : 'Plan another stop'}
					</SubmitButton>
				</Form>
			)}
			{ending !== null && (
				<Form method="post" className="mt-4">
					<input type="hidden" name="status" value={ending.status} />
					<input type="hidden" name="version" value={ending.version} />
					<p className="mb-2">All of it is done.</p>
					<SubmitButton name="intent" value="end-request">
						Set the request to {ending.label}
					</SubmitButton>
				</Form>
			)}
		</section>
	)
}
