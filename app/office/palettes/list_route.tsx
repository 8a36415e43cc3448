import { data, Form, Link, redirect } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { formControls } from '../kernel/fields/form_controls.ts'
import { rowVersion } from '../kernel/fields/row_version.server.ts'
import { deleteRow } from '../kernel/rows/delete_row.server.ts'
import { readRowForm } from '../kernel/screens/form_action.server.ts'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/list_route.ts'
import { lowContrastPairs } from './contrast.ts'
import { activatePalette } from './activate_palette.server.ts'
import { copyPalette } from './copy_palette.server.ts'
import { readPalettes } from './palette_state.server.ts'
import { paletteType } from './palette_type.server.ts'
import { Swatches } from './swatches.tsx'

export const meta = officeMeta('Palettes')

export async function loader({ url, context }: Route.LoaderArgs) {
	const palettes = await readPalettes(context.get(servicesContext).store.db)
	return {
		isActivated: url.searchParams.get('done') === 'activated',
		palettes: palettes.map(({ colors, ...palette }) => ({
			...palette,
			colors,
			version: rowVersion(paletteType, { ...palette, colors }),
			lowContrast: lowContrastPairs(colors).length,
		})),
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const staff = context.get(staffContext)
	const entries = await readForm(request)
	if (!entries) throw data(null, { status: 400 })
	const { id, version } = readRowForm(paletteType, entries)
	const services = context.get(servicesContext)
	const actor = { staff, now: new Date() }
	switch (entries.get('intent')) {
		case 'activate': {
			const activated = await activatePalette(services, id, actor)
			return activated.ok ? redirect('/admin/palettes?done=activated', 303) : refuse(activated)
		}
		case 'copy': {
			const copied = await copyPalette(services, id, actor)
			return copied.ok ? redirect(`/admin/palettes/${copied.id}`, 303) : refuse(copied)
		}
		case 'delete': {
			const deleted = await deleteRow(services, { description: paletteType, id, version }, actor)
			return deleted.ok ? redirect('/admin/palettes', 303) : refuse(deleted)
		}
		default:
			throw data(null, { status: 400 })
	}
}

type Refused = Exclude<
	Awaited<ReturnType<typeof activatePalette | typeof copyPalette | typeof deleteRow>>,
	{ ok: true }
>

/** Why nothing was done, in a sentence. */
function refuse(refused: Refused) {
	const problem =
		'message' in refused
			? refused.message
			: 'errors' in refused
				? refused.errors.map(({ message }) => message).join(' ')
				: refused.reason === 'gone'
					? 'That palette is no longer there.'
					: 'Somebody changed this palette meanwhile. Look at it again first.'
	return data({ problem }, { status: refused.reason === 'unavailable' ? 503 : 409 })
}

export default function Palettes({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title="Palettes"
				actions={
					<ButtonLink kind="secondary" to="/admin/content/history?table=color_palettes">
						History
					</ButtonLink>
				}
			/>
			{actionData && <Notice tone="problem">{actionData.problem}</Notice>}
			{loaderData.isActivated && !actionData && <Notice tone="done">The whole site wears it now.</Notice>}
			<ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
				{loaderData.palettes.map(({ id, name, is_active, colors, version, lowContrast: faint }) => (
					<li key={id} className="rounded-md border border-border bg-card p-4 text-card-foreground">
						<h2 className="flex items-baseline justify-between gap-3 text-lg">
							<Link to={`/admin/palettes/${id}`} className="text-primary underline-offset-4 hover:underline">
								{name}
							</Link>
							{is_active && (
								<span className="rounded-sm bg-primary px-2 text-sm font-semibold text-primary-foreground">
									In use
								</span>
							)}
						</h2>
						<Swatches colors={colors} />
						<p className="mt-2 text-[0.9375rem] text-muted-foreground">
							{faint === 0 ? 'Everything can be read.' : `${faint} pairs of colors are too faint.`}
						</p>
						<Form method="post" className="mt-3 flex flex-wrap gap-2">
							<input type="hidden" name={formControls.id} value={id} />
							<input type="hidden" name={formControls.version} value={version} />
							{!is_active && (
								<Button type="submit" name="intent" value="activate" aria-label={`Use it: ${name}`}>
									Use it
								</Button>
							)}
							<Button kind="secondary" type="submit" name="intent" value="copy" aria-label={`Copy: ${name}`}>
								Copy
							</Button>
							{!is_active && (
								<Button
									kind="quiet"
									type="submit"
									name="intent"
									value="delete"
									aria-label={`Delete: ${name}`}
								>
									Delete
								</Button>
							)}
						</Form>
					</li>
				))}
			</ul>
		</>
	)
}
