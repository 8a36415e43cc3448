import { Form, Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { Button } from '#app/ui/button.tsx'
import { formControls } from '../kernel/fields/form_controls.ts'
import { rowVersion } from '../kernel/fields/row_version.server.ts'
import { formText } from '#platform/forms/form_text.ts'
import { done, officeAction, refused } from '../kernel/screens/commands.server.ts'
import { HistoryLink } from '../kernel/screens/history_link.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import type { Route } from './+types/list_route.ts'
import { lowContrastPairs } from './contrast.ts'
import { activatePalette } from './activate_palette.server.ts'
import { copyPalette } from './copy_palette.server.ts'
import { readPalettes } from './palette_state.server.ts'
import { paletteType } from './palette_type.server.ts'

export const meta = officeMeta('Palettes')

const sentences = new Map([
	['activated', 'The whole site uses it now.'],
	['deleted', 'Deleted. The history can bring it back.'],
])

export async function loader({ context }: Route.LoaderArgs) {
	const palettes = await readPalettes(context.get(servicesContext).store.db)
	return {
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
			const activated = await activatePalette(services, formText(form, formControls.id), { staff, now })
			return activated.ok ? done('/admin/palettes?done=activated') : refusal(activated)
		},
		async copy({ services, staff, now, form }) {
			const copied = await copyPalette(services, formText(form, formControls.id), { staff, now })
			return copied.ok ? done(`/admin/palettes/${copied.id}`) : refusal(copied)
		},
	},
})

type NotDone = Exclude<Awaited<ReturnType<typeof activatePalette | typeof copyPalette>>, { ok: true }>

function refusal(notDone: NotDone) {
	if (notDone.reason === 'unavailable') return notDone
	if ('errors' in notDone) return refused(409, notDone.errors.map(({ message }) => message).join(' '))
	return refused(409, 'That palette is no longer there.')
}

export default function Palettes({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<>
			<ScreenHead
				title="Palettes"
				outcome={actionData}
				sentences={sentences}
				actions={<HistoryLink table="color_palettes" />}
			/>
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
									formAction={`/admin/palettes/${id}`}
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

const shown = [
	'background',
	'card',
	'primary',
	'secondary',
	'accent',
	'ring',
	'destructive',
	'foreground',
] as const

/** A palette at a glance: its main colors, light scheme above dark. */
function Swatches({ colors }: { colors: Readonly<Record<string, string>> }) {
	return (
		<svg viewBox="0 0 160 48" className="mt-3 w-full rounded-sm border border-border" aria-hidden="true">
			{shown.map((name, index) => (
				<g key={name}>
					<rect x={index * 20} width={20} height={24} fill={`hsl(${colors[`--${name}`] ?? '0 0% 50%'})`} />
					<rect
						x={index * 20}
						y={24}
						width={20}
						height={24}
						fill={`hsl(${colors[`--dark-${name}`] ?? '0 0% 50%'})`}
					/>
				</g>
			))}
		</svg>
	)
}
