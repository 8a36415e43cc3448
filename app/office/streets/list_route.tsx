import { servicesContext } from '#app/context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { officeAction } from '../kernel/screens/commands.server.ts'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import type { Route } from './+types/list_route.ts'
import { UploadForm } from './import/upload_form.tsx'
import { listCommands, listPage } from './list_page.server.ts'
import { PublishedPanel } from './published_panel.tsx'
import { RangeSearch, RangeTable } from './range_list.tsx'

export const meta = officeMeta('Streets')

const doneSentences: ReadonlyMap<string, string> = new Map([
	['published', 'Published. The look-up answers with these streets now.'],
	['undone', 'Undone. The streets are those from before the import.'],
	['discarded', 'Discarded. Nothing was published.'],
	['deleted', 'Removed. The history can bring it back.'],
	['samples', 'The sample streets are removed.'],
])

export async function loader({ url, context }: Route.LoaderArgs) {
	const page = await listPage(context.get(servicesContext), url.searchParams)
	return { ...page, done: doneSentences.get(url.searchParams.get('done') ?? '') ?? null }
}

export const action = officeAction({ commands: listCommands, usual: 'undo' })

export const shouldRevalidate = () => true

export default function Streets({ loaderData: page, actionData: refused }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title="Streets"
				actions={
					<>
						<ButtonLink kind="secondary" to="/admin/content/history?table=street_ranges">
							History
						</ButtonLink>
						<ButtonLink kind="secondary" href="/admin/streets/export" download>
							Save as CSV
						</ButtonLink>
						<ButtonLink to="/admin/streets/new">Add a range</ButtonLink>
					</>
				}
			/>
			{refused && <Notice tone="problem">{refused.message}</Notice>}
			{page.done && !refused && <Notice tone="done">{page.done}</Notice>}
			<div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="grid gap-6 xl:order-last xl:sticky xl:top-6">
					<PublishedPanel published={page.published} waiting={page.waiting} />
					<UploadForm />
				</div>
				<div>
					<RangeSearch street={page.street} area={page.area} areas={page.areas} />
					<RangeTable {...page} />
				</div>
			</div>
		</>
	)
}
