import { Form, Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { formControls } from '../kernel/fields/form_controls.ts'
import { rowVersion } from '../kernel/fields/row_version.server.ts'
import { deleteRow } from '../kernel/rows/delete_row.server.ts'
import { done, officeAction, refused } from '../kernel/screens/commands.server.ts'
import { readRowForm } from '../kernel/screens/form_action.server.ts'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
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

export const action = officeAction({
	commands: {
		async activate({ services, staff, now, form }) {
			const { id } = readRowForm(paletteType, form)
			const activated = await activatePalette(services, id, { staff, now })
			return activated.ok ? done('/admin/palettes?done=activated') : refusal(activated)
		},
		async copy({ services, staff, now, form }) {
			const { id } = readRowForm(paletteType, form)
			const copied = await copyPalette(services, id, { staff, now })
			return copied.ok ? done(`/admin/palettes/${copied.id}`) : refusal(copied)
		},
		async delete({ services, staff, now, form }) {
			const deleted = await deleteRow(services, readRowForm(paletteType, form), { staff, now })
			return deleted.ok ? done('/admin/palettes') : refusal(deleted)
		},
	},
})

type NotDone = Exclude<
	Awaited<ReturnType<typeof activatePalette | typeof copyPalette | typeof deleteRow>>,
	{ ok: true }
>

function refusal(notDone: NotDone) {
	return refused(notDone.reason === 'unavailable' ? 503 : 409, sentence(notDone))
}

/** Why nothing was done. */
function sentence(notDone: NotDone): string {
	if ('message' in notDone) return notDone.message
	if ('errors' in notDone) return notDone.errors.map(({ message }) => message).join(' ')
	if (notDone.reason === 'gone') return 'That palette is no longer there.'
	return 'Somebody changed this palette meanwhile. Look at it again first.'
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
			{actionData && <Notice tone="problem">{actionData.message}</Notice>}
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
