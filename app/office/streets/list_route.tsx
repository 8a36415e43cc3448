import { servicesContext } from '#app/context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { officeAction } from '../kernel/screens/commands.server.ts'
import { HistoryLink } from '../kernel/screens/history_link.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import type { Route } from './+types/list_route.ts'
import { UploadForm } from './import/upload_form.tsx'
import { listCommands, listPage } from './list_page.server.ts'
import { PublishedPanel } from './published_panel.tsx'
import { RangeSearch, RangeTable } from './range_list.tsx'

export const meta = officeMeta('Streets')

const sentences = new Map([
	['published', 'Published. The look-up answers with these streets now.'],
	['undone', 'Undone. The streets are those from before the import.'],
	['discarded', 'Discarded. Nothing was published.'],
	['deleted', 'Removed. The history can bring it back.'],
	['samples', 'The sample streets are removed.'],
])

export async function loader({ url, context }: Route.LoaderArgs) {
	return listPage(context.get(servicesContext), url.searchParams)
}

export const action = officeAction({ commands: listCommands, usual: 'undo' })

export default function Streets({ loaderData: page, actionData: refused }: Route.ComponentProps) {
	return (
		<>
			<ScreenHead
				title="Streets"
				outcome={refused}
				sentences={sentences}
				actions={
					<>
						<HistoryLink table="street_ranges" />
						<ButtonLink kind="secondary" href="/admin/streets/export" download>
							Save as CSV
						</ButtonLink>
						<ButtonLink to="/admin/streets/new">Add a range</ButtonLink>
					</>
				}
			/>
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
