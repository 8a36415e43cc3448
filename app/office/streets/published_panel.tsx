import { usNumber } from '#platform/text/us_number.ts'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '../parts/panel.tsx'
import { counted } from '#platform/text/counted.ts'
import type { ListPage } from './list_page.server.ts'

/** The origin of the published ranges, the button to undo, and unpublished files. */
export function PublishedPanel({ published, waiting }: Pick<ListPage, 'published' | 'waiting'>) {
	return (
		<Panel title={published ? counted(published.ranges, 'range') : 'No ranges yet'}>
			{published ? (
				<p className="break-words">
					From {published.fileName}
					{published.staffName && `, published by ${published.staffName}`}
					{published.publishedAt && `, ${published.publishedAt}`}.
				</p>
			) : (
				<p>Import a file or add a range, and the look-up can answer.</p>
			)}
			{published?.undoTo && (
				<Form method="post" className="mt-4">
					<p className="mb-2 break-words">
						Undo publishes again what came from {published.undoTo}.
						{published.changesSince > 0 &&
							` ${counted(published.changesSince, 'change')} by hand since then would go too.`}
					</p>
					<input type="hidden" name="version" value={published.version} />
					<Button type="submit" kind="secondary" name="intent" value="undo">
						Undo the import
					</Button>
				</Form>
			)}
			{published && published.samples > 0 && (
				<Form method="post" className="mt-4">
					<p className="mb-2">{usNumber(published.samples)} of them are sample data.</p>
					<Button type="submit" kind="secondary" name="intent" value="remove-samples">
						Remove the sample streets
					</Button>
				</Form>
			)}
			{waiting.length > 0 && (
				<ul className="mt-4 grid gap-1 border-t border-border pt-3">
					{waiting.map(({ id, name, by }) => (
						<li key={id} className="break-words">
							<Link to={`/admin/streets/import/${id}`} className="link inline-block py-1.5">
								{name}
							</Link>{' '}
							<span className="text-[0.9375rem] text-muted-foreground">not published yet, {by}</span>
						</li>
					))}
				</ul>
			)}
		</Panel>
	)
}
