import type { AlertPreview } from './alert_preview.server.ts'

const focusOn = (heading: HTMLElement | null) => heading?.focus()

/** Whom an alert reaches and what it does, before it is published. */
export function PreviewOfAlert({ preview: { areas, untouched, people } }: { preview: AlertPreview }) {
	return (
		<section
			aria-labelledby="reached-heading"
			className="rounded-md border-2 border-primary bg-card p-4 text-card-foreground"
		>
			<h3 id="reached-heading" ref={focusOn} tabIndex={-1} className="text-lg">
				It reaches {areas.length} {areas.length === 1 ? 'area' : 'areas'}
			</h3>
			<ul className="mt-2 space-y-1">
				{areas.map(({ name, changes }) => (
					<li key={name}>
						<span className="font-semibold">{name}</span>: {changes.join('; ')}
					</li>
				))}
			</ul>
			{untouched.length > 0 && <p className="mt-2">No pickup on these days: {untouched.join(', ')}.</p>}
			{people.length > 0 && (
				<p className="mt-3">{people.map(({ label, count }) => `${count} ${label}`).join(', ')}</p>
			)}
			<p className="mt-3 text-muted-foreground">Nothing is published yet.</p>
		</section>
	)
}
