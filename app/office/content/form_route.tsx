import { data } from 'react-router'
import { typeOf } from '#app/content/content_types.ts'
import { servicesContext } from '#app/context.server.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { formAction } from '../kernel/screens/form_action.server.ts'
import { rowPage } from '../kernel/screens/row_page.server.ts'
import { RowScreen } from '../kernel/screens/row_screen.tsx'
import { readCopy } from '../kernel/words/copy_parts.ts'
import { Notice } from '../parts/notice.tsx'
import { RowMark } from '../parts/row_mark.tsx'
import { hiddenSamplesText, shownSamplesText } from '../parts/sample_texts.ts'
import type { Route } from './+types/form_route.ts'
import { CountLine } from './count_line.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.tabTitle ?? 'Content'} · Office` },
	{ name: 'robots', content: 'noindex, nofollow' },
]

export async function loader(args: Route.LoaderArgs) {
	const services = args.context.get(servicesContext)
	const description = sharedType(services, args.params)
	if (!description) throw data(null, { status: 404 })
	const page = await rowPage(args, description)
	const { facts } = services.content.current
	return { ...page, tabTitle: readCopy(page.title ?? page.label, facts, new Date()) }
}

export const action = formAction(sharedType)

/** The type in the URL, unless it has its own screens. */
function sharedType({ content }: { content: ContentHub }, { table }: { table: string }) {
	const type = typeOf(content.types, table)
	return type?.office?.screens ? undefined : type
}

export default function ContentForm({ loaderData: page, actionData: refused }: Route.ComponentProps) {
	const { hasPage, path, isSample, hidesSamples, done } = page
	const saved =
		path === null
			? `Saved.${hasPage ? ' The site does not show it.' : ''}`
			: 'Published. The site shows it now.'
	return (
		<RowScreen
			page={page}
			refused={refused}
			notice={done === 'saved' ? saved : null}
			above={
				<>
					{done === 'gone' && page.version === null && !refused && (
						<Notice tone="problem">
							Somebody deleted this while you were typing. What you typed is still here: publish it to bring
							it back.
						</Notice>
					)}
					{isSample && (
						<p className="mb-6">
							<RowMark isSample isHidden={hidesSamples} />{' '}
							{hidesSamples ? hiddenSamplesText : shownSamplesText}
						</p>
					)}
					<CountLine counts={page.counts} />
				</>
			}
		/>
	)
}
