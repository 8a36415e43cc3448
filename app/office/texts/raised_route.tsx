import { Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { done, officeAction } from '../kernel/screens/commands.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { textsPath } from '../parts/screens.ts'
import { formText } from '#platform/forms/form_text.ts'
import type { Route } from './+types/raised_route.ts'
import { markSeen, raisedTexts } from './raised_texts.server.ts'
import { Seen } from './text_lines.tsx'

export const meta = officeMeta('Texts')

export async function loader({ context }: Route.LoaderArgs) {
	const { store, content, sendsTexts } = context.get(servicesContext)
	return { texts: await raisedTexts(store.db, content.current.facts, { sendsTexts }), sendsTexts }
}

export const action = officeAction({
	commands: {
		async seen({ services, form }) {
			await markSeen(services.store.db, [formText(form, 'id')])
			return done(textsPath)
		},
	},
})

export default function RaisedTexts({ loaderData: { texts, sendsTexts } }: Route.ComponentProps) {
	return (
		<>
			<PageHead title="Texts" lead={texts.length === 0 ? 'No text is waiting.' : undefined} />
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
						<Seen text={text} action={textsPath} />
					</li>
				))}
			</ul>
		</>
	)
}
