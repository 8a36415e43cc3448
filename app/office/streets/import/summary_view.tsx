import { usNumber } from '#platform/text/us_number.ts'
import { Disclosure } from '../../parts/disclosure.tsx'
import { Panel } from '../../parts/panel.tsx'
import { counted } from '#platform/text/counted.ts'
import { type ImportSummary, mostOverlaps, type NamedRange } from './summary.ts'

/** The changes that publishing would make, warnings first. */
export function Summary({ summary, reach }: { summary: ImportSummary; reach: 'all' | 'areas' }) {
	const { ranges, streets, added, removed, changed, unchanged, losses, overlaps, examples } = summary
	return (
		<>
			<Panel title="What would change">
				<p className="mb-4">
					{counted(ranges, 'range')} on {counted(streets, 'street')} would be published
					{reach === 'areas' && ', those of the areas that the file does not name among them'}.
				</p>
				<dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
					<Figure name="Added" value={added} />
					<Figure name="Removed" value={removed} />
					<Figure name="Changed" value={changed} />
					<Figure name="As they were" value={unchanged} />
				</dl>
				<Examples title="Added" ranges={examples.added} count={added} />
				<Examples title="Removed" ranges={examples.removed} count={removed} />
				<Examples title="Changed" ranges={examples.changed} count={changed} />
			</Panel>
			{losses.length > 0 && (
				<Panel title="Areas that lose streets">
					<ul className="grid gap-2">
						{losses.map(({ area, count, streets: names }) => (
							<li key={area}>
								<span className="font-semibold">
									{area}: {counted(count, 'street')}
								</span>{' '}
								({names.join(', ')}
								{count > names.length && ' …'})
							</li>
						))}
					</ul>
				</Panel>
			)}
			{overlaps.count > 0 && (
				<Panel
					title={`${overlaps.count >= mostOverlaps ? 'More than ' : ''}${counted(overlaps.count, 'overlap')}`}
				>
					<p className="mb-3">
						These houses would be in two areas of one town, and whoever looks them up is asked which. Usually
						one of the lines is wrong.
					</p>
					<RangeList ranges={overlaps.first} separator=" and " />
				</Panel>
			)}
		</>
	)
}

function Figure({ name, value }: { name: string; value: number }) {
	return (
		<div>
			<dt className="text-[0.9375rem] text-muted-foreground">{name}</dt>
			<dd className="font-display text-2xl font-[650]">{usNumber(value)}</dd>
		</div>
	)
}

function Examples({ title, ranges, count }: { title: string; ranges: readonly NamedRange[]; count: number }) {
	if (count === 0) return null
	return (
		<Disclosure
			title={`${title}: ${count > ranges.length ? `the first ${ranges.length}` : 'all'}`}
			className="mt-2"
		>
			<RangeList ranges={ranges} separator=" → " />
		</Disclosure>
	)
}

function RangeList({ ranges, separator }: { ranges: readonly NamedRange[]; separator: string }) {
	return (
		<ul className="grid gap-1.5">
			{ranges.map(({ range, areas }) => (
				<li key={`${range} ${areas.join()}`}>
					<span className="font-semibold">{range}</span>, {areas.join(separator)}
				</li>
			))}
		</ul>
	)
}
