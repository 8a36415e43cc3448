import { data, Link, redirect } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { typedText } from '#platform/forms/typed_text.ts'
import type { Route } from './+types/raised_route.ts'
import { markTextSeen, raisedTexts } from './raised_texts.server.ts'
import { Seen } from './text_lines.tsx'

export const meta = officeMeta('Texts')

export async function loader({ context }: Route.LoaderArgs) {
	const { store, sendsTexts } = context.get(servicesContext)
	return { texts: await raisedTexts(store.db, sendsTexts), sendsTexts }
}

export async function action({ request, context }: Route.ActionArgs) {
	const entries = await readForm(request)
	if (typedText(entries, 'intent') !== 'seen') throw data(null, { status: 400 })
	await markTextSeen(context.get(servicesContext).store.db, typedText(entries, 'id'))
	return redirect('/admin/texts', 303)
}

export default function RaisedTexts({ loaderData: { texts, sendsTexts } }: Route.ComponentProps) {
	return (
		<>
			<PageHead title="Texts" lead={texts.length === 0 ? 'No text waits for anybody.' : undefined} />
			{!sendsTexts && (
				<p className="mb-5 max-w-prose">
					Texts cannot be sent from here now, and none come in: they are not set up.
				</p>
			)}
			<ul className="grid max-w-4xl gap-3">
				{texts.map((text) => (
					<li
						key={text.id}
						className="min-w-0 rounded-lg border border-border bg-card px-4 py-3 text-card-foreground"
					>
						<p className="flex flex-wrap items-baseline justify-between gap-x-4">
							{text.to === null ? (
								<span className="font-semibold">{text.name ?? text.who}</span>
							) : (
								<Link to={`${text.to}#texts`} className="link py-2 font-semibold wrap-anywhere">
									{text.isOurs ? `To ${text.name ?? ''}` : (text.name ?? text.who)}
								</Link>
							)}
							<span className="text-[0.9375rem] text-muted-foreground">{text.when}</span>
						</p>
						<p className="max-w-prose wrap-anywhere whitespace-pre-line">{text.body}</p>
						{text.pictures !== null && <p className="text-[0.9375rem]">{text.pictures}</p>}
						{text.state !== null && <p className="font-semibold">{text.state}</p>}
						<Seen id={text.id} action="/admin/texts" />
					</li>
				))}
			</ul>
		</>
	)
}
