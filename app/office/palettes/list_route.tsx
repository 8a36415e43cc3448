import { data, Form, Link, redirect } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/list_route.ts'
import { lowContrastPairs } from './contrast.ts'
import { copyPalette, deletePalette } from './copy_palette.server.ts'
import { readPalettes } from './palette_state.server.ts'
import { refusalMessage } from './refusal_message.ts'
import { activatePalette } from './save_palette.server.ts'
import { Swatches } from './swatches.tsx'

export const meta = officeMeta('Palettes')

export async function loader({ url, context }: Route.LoaderArgs) {
	const palettes = await readPalettes(context.get(servicesContext).store.db)
	return {
		isActivated: url.searchParams.get('done') === 'activated',
		palettes: palettes.map(({ colors, ...palette }) => ({
			...palette,
			colors,
			lowContrast: lowContrastPairs(colors).length,
		})),
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const staff = context.get(staffContext)
	const entries = await readForm(request)
	const id = String(entries?.get('id') ?? '')
	const services = context.get(servicesContext)
	const actor = { staff, now: new Date() }
	const refuse = (reason: Parameters<typeof refusalMessage>[0]) =>
		data({ problem: refusalMessage(reason) }, { status: reason.reason === 'unavailable' ? 503 : 409 })
	switch (entries?.get('intent')) {
		case 'activate': {
			const activated = await activatePalette(services, id, actor)
			return activated.ok ? redirect('/admin/palettes?done=activated', 303) : refuse(activated)
		}
		case 'copy': {
			const copied = await copyPalette(services, id, actor)
			return copied.ok ? redirect(`/admin/palettes/${copied.id}`, 303) : refuse(copied)
		}
		case 'delete': {
			const deleted = await deletePalette(services, id, actor)
			return deleted.ok ? redirect('/admin/palettes', 303) : refuse(deleted)
		}
		default:
			throw data(null, { status: 400 })
	}
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
				{loaderData.palettes.map(({ id, name, is_active, colors, lowContrast: faint }) => (
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
							<input type="hidden" name="id" value={id} />
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
