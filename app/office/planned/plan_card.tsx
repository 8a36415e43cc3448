import { useState } from 'react'
import { Form, Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { readCopy } from '../kernel/words/copy_parts.ts'
import { CopyText } from '../kernel/words/copy_text.tsx'
import { WordChanges } from '../kernel/words/word_changes.tsx'
import type { ListedPlan } from './list_plans.server.ts'

/** A planned change with its before and after, its author, and the possible actions. */
export function PlanCard({ plan }: { plan: ListedPlan }) {
	const facts = useFacts()
	const [today] = useState(() => new Date())
	const name = readCopy(plan.title, facts, today)
	const { id, title, kind, path, changes, planner, question } = plan
	return (
		<li
			id={`plan-${id}`}
			className="scroll-mt-24 rounded-md border border-border bg-card p-4 text-card-foreground"
		>
			<p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
				<span className="min-w-0 break-words">
					{path === null ? (
						<span className="font-semibold">
							<CopyText text={title} />
						</span>
					) : (
						<Link to={path} className="font-semibold text-primary underline underline-offset-4">
							<CopyText text={title} />
						</Link>
					)}{' '}
					<span className="text-sm text-muted-foreground">({kind})</span>
				</span>
				<span className="text-sm text-muted-foreground">{planner}</span>
			</p>
			<dl className="mt-3 grid gap-3">
				{changes.map(({ label, before, after }) => (
					<div key={label}>
						<dt className={label === '' ? 'sr-only' : 'text-sm font-semibold text-muted-foreground'}>
							{label || 'Change'}
						</dt>
						<dd className="max-h-64 overflow-y-auto break-words whitespace-pre-wrap">
							{label === '' ? (
								<>
									From {before} to <strong>{after}</strong>
								</>
							) : (
								<WordChanges before={before} after={after} />
							)}
						</dd>
					</div>
				))}
			</dl>
			{question && <Question plan={plan} question={question} />}
			{plan.mayDecide ? (
				<Form method="post" preventScrollReset className="mt-4 flex flex-wrap gap-3">
					<input type="hidden" name="id" value={id} />
					<input type="hidden" name="prior" value={plan.prior} />
					{question && !plan.isPrevented && (
						<Button type="submit" name="intent" value="confirm" aria-label={`${confirmLabel(plan)}: ${name}`}>
							{confirmLabel(plan)}
						</Button>
					)}
					{plan.canChange && (
						<ButtonLink kind="secondary" to={`/admin/planned/${id}`} aria-label={`Change: ${name}`}>
							Change
						</ButtonLink>
					)}
					<Button
						type="submit"
						kind="secondary"
						name="intent"
						value="withdraw"
						aria-label={`Take it back: ${name}`}
					>
						Take it back
					</Button>
				</Form>
			) : (
				<p className="mt-3 text-[0.9375rem] text-muted-foreground">An owner decides about company facts.</p>
			)}
		</li>
	)
}

function Question({ plan, question }: { plan: ListedPlan; question: string }) {
	return (
		<div className="mt-3 rounded-md border-2 border-accent bg-background p-3 text-foreground">
			<p className="font-semibold">{headOf(plan)}</p>
			<p className="mt-1 break-words whitespace-pre-wrap">
				<CopyText text={question} />
			</p>
		</div>
	)
}

function headOf({ isHeld, isPrevented }: ListedPlan): string {
	if (isPrevented) return 'It cannot take effect'
	return isHeld ? 'It did not take effect' : 'Is it still right?'
}

function confirmLabel({ isHeld }: ListedPlan): string {
	return isHeld ? 'Do it now' : 'Leave it planned'
}
