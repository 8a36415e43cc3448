import { PageFrame } from '../parts/page_frame.tsx'
import { RowScreen } from '../kernel/screens/row_screen.tsx'
import { formAction } from '../kernel/screens/form_action.server.ts'
import { rowPage } from '../kernel/screens/row_page.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import type { Route } from './+types/form_route.ts'
import { ColorFields } from './color_fields.tsx'
import { paletteType } from './palette_type.server.ts'

export const meta = officeMeta('Palette')

export async function loader(args: Route.LoaderArgs) {
	// No link to the public page, which may use another palette; this one is previewed below the form.
	return { ...(await rowPage(args, paletteType)), path: null }
}

export const action = formAction(() => paletteType)

export default function Palette({ loaderData: page, actionData: refused }: Route.ComponentProps) {
	const frameUrl = `/admin/palettes/${page.id}/page/${page.draftId}`
	return (
		<>
			<RowScreen
				page={page}
				refused={refused}
				notice={page.done === 'saved' ? 'Saved.' : null}
				save="Save"
				preview="See it on the site"
			>
				{(form) => (
					<>
						<div className="max-w-md">{form.field('name')}</div>
						<ColorFields {...form} />
					</>
				)}
			</RowScreen>
			{page.draftId && (
				<section id="preview" aria-labelledby="preview-heading" className="mt-10 scroll-mt-6">
					<h2 id="preview-heading" className="text-lg">
						On the site
					</h2>
					<div className="mt-3 grid gap-5 xl:grid-cols-2">
						<SitePreview scheme="day" src={frameUrl} />
						<SitePreview scheme="night" src={frameUrl} />
					</div>
				</section>
			)}
		</>
	)
}

/** The home page in the light or dark scheme, whatever the browser's own: a frame inherits its element's `color-scheme`. */
function SitePreview({ scheme, src }: { scheme: 'day' | 'night'; src: string }) {
	return (
		<figure>
			<figcaption className="mb-1.5 font-semibold">{scheme === 'day' ? 'By day' : 'By night'}</figcaption>
			<PageFrame
				src={src}
				title={`The home page in these colors, by ${scheme}`}
				className={`h-[70dvh] ${scheme === 'day' ? 'scheme-light' : 'scheme-dark'}`}
			/>
		</figure>
	)
}
