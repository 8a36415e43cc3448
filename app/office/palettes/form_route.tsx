import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { colorPalettes } from '#app/content/types/colors.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { FieldError } from '#platform/forms/field_error.ts'
import { saveDraft, readDraft } from '../kernel/rows/drafts.server.ts'
import { Notice } from '../parts/notice.tsx'
import { gone } from '../parts/gone.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/form_route.ts'
import { PaletteEditor } from './palette_editor.tsx'
import { readPalette, paletteVersion } from './palette_state.server.ts'
import { readPaletteForm } from './read_palette_form.server.ts'
import { refusalMessage } from './refusal_message.ts'
import { type PaletteForm, savePalette } from './save_palette.server.ts'

export const meta = officeMeta('Palette')

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const palette = await readPalette(services.store.db, params.id)
	if (!palette) throw data(null, { status: 404 })
	const draftId = url.searchParams.get('draft')
	const draft = await readDraft(services, draftId, new Date())
	const isOurs = draft?.id === palette.id && draft.description === colorPalettes
	const { name: draftName = palette.name, ...draftColors } = isOurs ? draft.values : {}
	return {
		id: palette.id,
		isActive: palette.is_active,
		title: palette.name,
		name: isOurs ? draftName : palette.name,
		version: isOurs ? (draft.version ?? '') : paletteVersion(palette),
		colors: { ...palette.colors, ...draftColors },
		frameUrl: isOurs ? `/admin/palettes/${palette.id}/page/${draftId}` : null,
		isSaved: url.searchParams.get('done') === 'saved',
	}
}

/** What a save found beside what was typed. */
interface Found {
	merged: PaletteForm
	errors: FieldError[]
	theirs: Record<string, string>
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const staff = context.get(staffContext)
	const services = context.get(servicesContext)
	const entries = await readForm(request)
	if (!entries) throw data(null, { status: 400 })
	const form = readPaletteForm(params.id, entries)
	const actor = { staff, now: new Date() }
	const { name, colors, version } = form
	const refuse = (
		problem: string,
		status: number,
		{ merged = form, errors = [], theirs = {} }: Partial<Found> = {},
	) => data({ problem, errors, theirs, ...merged, answer: actor.now.toISOString() }, { status })
	if (entries.get('intent') === 'preview') {
		const values = { ...colors, name }
		const draft = { description: colorPalettes, id: params.id, version, values }
		const saved = await saveDraft(services.store, draft, actor)
		return saved.ok
			? redirect(`/admin/palettes/${params.id}?draft=${saved.draftId}#preview`, 303)
			: refuse(saved.message, 503)
	}
	const saved = await savePalette(services, form, actor)
	if (saved.ok) return redirect(`/admin/palettes/${params.id}?done=saved`, 303)
	if (saved.reason === 'invalid') return refuse(refusalMessage(saved), 422, { errors: saved.errors })
	if (saved.reason === 'gone') {
		const typed = {
			Name: name,
			Colors: Object.entries(colors)
				.map((pair) => pair.join(': '))
				.join('\n'),
		}
		throw gone('Somebody deleted this palette while you had it open.', typed, {
			to: '/admin/palettes',
			name: 'Palettes',
		})
	}
	const status = saved.reason === 'unavailable' ? 503 : 409
	const { form: merged = form, theirs = {} } = { form, theirs: {}, ...saved }
	return refuse(refusalMessage(saved), status, { merged, theirs })
}

export default function Palette({ loaderData, actionData: refused }: Route.ComponentProps) {
	const { id, isActive, title, frameUrl, isSaved } = loaderData
	return (
		<>
			<PageHead
				title={title}
				lead={isActive ? 'The site wears this palette: what you save shows at once.' : 'Not in use.'}
				back={{ to: '/admin/palettes', name: 'Palettes' }}
				actions={
					<ButtonLink kind="secondary" to={`/admin/content/history?table=color_palettes&row=${id}`}>
						History
					</ButtonLink>
				}
			/>
			{refused && <Notice tone="problem">{refused.problem}</Notice>}
			{isSaved && !refused && <Notice tone="done">Saved.</Notice>}
			<PaletteEditor
				key={refused?.answer ?? loaderData.version + (frameUrl ?? '')}
				name={refused?.name ?? loaderData.name}
				version={refused?.version ?? loaderData.version}
				colors={refused?.colors ?? loaderData.colors}
				errors={refused?.errors ?? []}
				theirs={refused?.theirs ?? {}}
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
