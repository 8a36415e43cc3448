import { data } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { formContent } from '../kernel/screens/form_content.server.ts'
import { formAction } from '../kernel/screens/form_action.server.ts'
import { readDraft } from '../kernel/rows/drafts.server.ts'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import type { Route } from './+types/form_route.ts'
import { PaletteEditor } from './palette_editor.tsx'
import { readPalette } from './palette_state.server.ts'
import { paletteType } from './palette_type.server.ts'

export const meta = officeMeta('Palette')

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const draftId = url.searchParams.get('draft')
	const form = await formContent(services, paletteType, params.id, { draftId, now: new Date() })
	const palette = await readPalette(services.store.db, params.id)
	if (!form || !palette) throw data(null, { status: 404 })
	const draft = await readDraft(services, draftId, new Date())
	return {
		form,
		isActive: palette.is_active,
		title: palette.name,
		frameUrl: draft?.id === palette.id ? `/admin/palettes/${palette.id}/page/${draftId}` : null,
		isSaved: url.searchParams.get('done') === 'saved',
	}
}

export const action = formAction(() => paletteType)

export default function Palette({ loaderData, actionData: refused }: Route.ComponentProps) {
	const { form, isActive, title, frameUrl, isSaved } = loaderData
	return (
		<>
			<PageHead
				title={title}
				lead={isActive ? 'The site wears this palette: what you save shows at once.' : 'Not in use.'}
				back={{ to: form.list, name: form.label }}
				actions={
					<ButtonLink kind="secondary" to={form.history}>
						History
					</ButtonLink>
				}
			/>
			{isSaved && !refused && <Notice tone="done">Saved.</Notice>}
			<PaletteEditor
				key={refused?.formKey ?? `${form.version}${frameUrl ?? ''}`}
				form={form}
				refused={refused ?? null}
			/>
			{frameUrl && (
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

/** The home page by day or by night, whichever scheme the editor's own browser is in: a frame takes over its element's. */
function SitePreview({ scheme, src }: { scheme: 'day' | 'night'; src: string }) {
	return (
		<figure>
			<figcaption className="mb-1.5 font-semibold">{scheme === 'day' ? 'By day' : 'By night'}</figcaption>
			<iframe
				src={src}
				title={`The home page in these colors, by ${scheme}`}
				sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
				className={`h-[70dvh] w-full rounded-md border-2 border-border ${scheme === 'day' ? 'scheme-light' : 'scheme-dark'}`}
			/>
		</figure>
	)
}
