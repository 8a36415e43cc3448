import { Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import focusCss from '#app/pictures/focus.css?url'
import { TextField } from '#app/ui/field.tsx'
import { formAction } from '../kernel/screens/form_action.server.ts'
import { rowPage } from '../kernel/screens/row_page.server.ts'
import { RowScreen } from '../kernel/screens/row_screen.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { Panel } from '../parts/panel.tsx'
import type { Route } from './+types/picture_route.ts'
import { FocusField } from './focus_field.tsx'
import { pictureType } from './picture_type.server.ts'
import { readPicture, type ShownPicture } from './shown_picture.server.ts'

export const meta = officeMeta('Picture')
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: focusCss }]

const notices = new Map([
	['uploaded', 'Uploaded. Choose the point that must stay in sight, then use it on a page.'],
	['saved', 'Saved. Every page that shows it follows.'],
])

export async function loader(args: Route.LoaderArgs) {
	const page = await rowPage(args, pictureType)
	return { page, picture: await readPicture(args.context.get(servicesContext), page.id) }
}

export const action = formAction(() => pictureType)

export default function Picture({ loaderData, actionData: refused }: Route.ComponentProps) {
	const { page, picture } = loaderData
	return (
		<RowScreen
			page={page}
			refused={refused}
			notice={notices.get(page.done ?? '')}
			beside={<AboutPicture {...picture} />}
		>
			{(form) => (
				<>
					{form.field('alt')}
					<FocusField picture={picture} form={form} />
				</>
			)}
		</RowScreen>
	)
}

/** The picture's uses, path and sizes. */
function AboutPicture({ uses, path, size, widths, isAvifReady }: ShownPicture) {
	return (
		<Panel title="Used on">
			{uses.length > 0 ? (
				<ul className="grid">
					{uses.map(({ title, kind, to }) => (
						<li key={`${kind} ${title} ${to}`}>
							{to === null ? (
								<span className="inline-flex min-h-11 items-center font-semibold">{title}</span>
							) : (
								<Link to={to} className="link inline-flex min-h-11 items-center font-semibold">
									{title}
								</Link>
							)}{' '}
							<span className="text-sm text-muted-foreground">({kind})</span>
						</li>
					))}
				</ul>
			) : (
				<p className="text-muted-foreground">
					Nowhere yet. Open a text or a town under{' '}
					<Link to="/admin/content" className="link">
						Content
					</Link>{' '}
					and choose it there.
				</p>
			)}
			<TextField
				name="path"
				label="Address"
				hint="For a picture field of a text or town."
				readOnly
				required
				value={path}
				className="mt-4"
			/>
			<p className="mt-4 text-[0.9375rem] text-muted-foreground">
				{size}. Made {widths} pixels wide.{' '}
				{isAvifReady ? 'Also as AVIF, which is smaller.' : 'AVIF is being made.'}
			</p>
		</Panel>
	)
}
