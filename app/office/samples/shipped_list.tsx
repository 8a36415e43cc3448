import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FactRow } from '../facts/fact_row.tsx'
import { Panel } from '../parts/panel.tsx'
import { hiddenSamplesText, shownSamplesText } from '../parts/sample_texts.ts'
import type { AsShipped, ShippedGroup, ShippedKind } from './as_shipped.server.ts'

interface Props extends AsShipped {
	/** A hint about the facts. */
	hint?: string
}

/** Everything left as shipped, each linked to the form to change it. */
export function ShippedList({ groups, samples, isOwn, hint }: Props) {
	return (
		<>
			{groups.length + samples.length === 0 && (
				<p className="mb-6">Nothing is left. All of it is your own.</p>
			)}
			{samples.length > 0 && (
				<section className="mb-10">
					<h2 className="mb-2 text-2xl">Samples</h2>
					<p className="mb-4 max-w-prose">{isOwn ? hiddenSamplesText : shownSamplesText}</p>
					<div className="gap-5 lg:columns-2">
						{samples.map((kind) => (
							<Samples key={kind.title} {...kind} />
						))}
					</div>
					<ButtonLink kind="secondary" to="/admin/samples" className="mt-1">
						Remove the samples
					</ButtonLink>
				</section>
			)}
			{groups.length > 0 && (
				<section className="mb-6">
					<h2 className={hint ? 'mb-2 text-2xl' : 'mb-4 text-2xl'}>Company facts</h2>
					{hint && <p className="mb-4 max-w-prose">{hint}</p>}
					<div className="gap-5 lg:columns-2">
						{groups.map((group) => (
							<Facts key={group.key} group={group} />
						))}
					</div>
				</section>
			)}
		</>
	)
}

function Samples({ title, note, rows }: ShippedKind) {
	return (
		<Panel title={title} className="mb-5 break-inside-avoid">
			{note && <p className="mb-2">{note}</p>}
			<ul>
				{rows.map(({ text, path }) => (
					<li key={path + text}>
						<Link to={path} className="link inline-block max-w-full truncate py-2">
							{text}
						</Link>
					</li>
				))}
			</ul>
		</Panel>
	)
}

/** The facts of a group that nobody has saved, with a button to confirm them. */
function Facts({ group: { key, title, facts } }: { group: ShippedGroup }) {
	return (
		<Panel title={title} className="mb-5 break-inside-avoid">
			<dl className="text-[0.9375rem]">
				{facts.map(({ name, label, value, path, isHidden }) => (
					<FactRow key={name} label={label} path={path}>
						{value}
						{isHidden && <span className="block text-muted-foreground">Visitors do not see it.</span>}
					</FactRow>
				))}
			</dl>
			<Form method="post" preventScrollReset className="mt-4">
				<input type="hidden" name="group" value={key} />
				{facts.map(({ name }) => (
					<input key={name} type="hidden" name="fact" value={name} />
				))}
				<Button type="submit" kind="secondary" aria-label={`These are right: ${title}`}>
					These are right
				</Button>
			</Form>
		</Panel>
	)
}
