import { focusOn } from '#platform/browser/focus_on.ts'
import { Form, useLocation } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error_summary.tsx'
import { fieldId } from '#app/ui/field.tsx'
import { formText } from '#platform/forms/form_text.ts'
import { setFact } from '../facts/set_fact.server.ts'
import { done, invalid, officeAction, refused, type Submission } from '../kernel/screens/commands.server.ts'
import { notSaved } from '../kernel/store/store_failure.ts'
import { hexOf, tripleOf } from '../palettes/hsl.ts'
import { paletteOfColors } from '../palettes/palette_of_colors.ts'
import { Specimen } from '../palettes/specimen.tsx'
import { FileField } from '../parts/file_field.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { Panel } from '../parts/panel.tsx'
import { SubmitButton } from '../parts/submit_button.tsx'
import { uploadPicture } from '../pictures/upload.server.ts'
import type { Route } from './+types/logo_route.ts'
import { logoPath } from './own_path.ts'
import { headerPath } from './own_pictures.server.ts'
import { readLogo } from './read_logo.server.ts'
import { StepHead, StepLinks } from './step_parts.tsx'
import { neighbors } from './steps.server.ts'
import { takeColors } from './take_colors.server.ts'

export const meta = officeMeta('Logo and colors')

const sentences = new Map([
	['uploaded', 'Saved. The site shows it now.'],
	['colored', 'These are the site’s colors now.'],
])

const isHex = (text: string) => text.length === 7 && /^#[0-9a-f]{6}$/.test(text)

export async function loader({ url, context }: Route.LoaderArgs) {
	const { content } = context.get(servicesContext)
	const { palette, facts } = content.current
	const active = Object.fromEntries(
		(palette.ok ? palette.variables : []).map(({ name, value }) => [name, value]),
	)
	const read = url.searchParams.getAll('color').filter(isHex)
	const primary = read[0] ?? hexOf(active['--primary'] ?? '')
	const accent = read[1] ?? hexOf(active['--accent'] ?? '')
	return {
		...neighbors(content, logoPath),
		logo: facts.logo,
		name: facts.name,
		primary,
		accent,
		isRead: read.length > 0,
		colors: paletteOfColors(active, { primary: tripleOf(primary), accent: tripleOf(accent) }),
	}
}

export const action = officeAction({
	usual: 'upload',
	commands: {
		async upload({ services, staff, now, form }: Submission) {
			const file = form.get('picture')
			const sent = file instanceof File ? await file.bytes() : new Uint8Array()
			const read = await readLogo(sent)
			if (!read.ok) return invalid([{ field: 'picture', message: read.message }])
			const { name } = services.content.current.facts
			const upload = {
				name: file instanceof File ? file.name : '',
				bytes: read.bytes,
				values: { alt: `The logo of ${name}` },
			}
			const uploaded = await uploadPicture(services, upload, { staff, now })
			if (!uploaded.ok) return uploaded
			const row = await services.store.db
				.selectFrom('uploaded_pictures')
				.select(['id', 'widths'])
				.where('id', '=', uploaded.id)
				.executeTakeFirstOrThrow()
			const refusal = await setLogo({ services, staff, now }, headerPath(row))
			const query = new URLSearchParams([
				['done', 'uploaded'],
				...read.colors.map((color) => ['color', color]),
			])
			return refusal ?? done(`${logoPath}?${query}`)
		},
		async remove(sent: Submission) {
			return (await setLogo(sent, null)) ?? done(logoPath)
		},
		async colors({ services, staff, now, form }: Submission) {
			const [primary, accent] = [formText(form, 'primary'), formText(form, 'accent')]
			const errors = Object.entries({ primary, accent })
				.filter(([, color]) => !isHex(color))
				.map(([field]) => ({ field, message: 'A color is written like #14523f.' }))
			if (errors.length > 0) return invalid(errors)
			const chosen = { primary: tripleOf(primary), accent: tripleOf(accent) }
			const taken = await takeColors(services, chosen, { staff, now })
			return taken.ok ? done(`${logoPath}?done=colored`) : taken
		},
	},
})

async function setLogo(
	{ services, staff, now }: Pick<Submission, 'services' | 'staff' | 'now'>,
	logo: string | null,
) {
	const saved = await setFact(services, 'logo', logo, { staff, now })
	return saved.ok ? null : refused(503, notSaved)
}

export default function Logo({ loaderData, actionData }: Route.ComponentProps) {
	const { place, back, next, logo, name, primary, accent, isRead, colors } = loaderData
	const errors = [...(actionData?.errors ?? [])]
	const { key } = useLocation()
	return (
		<>
			<StepHead
				title="Logo and colors"
				lead="The header, the browser’s tab and this office show your logo; pages and pictures take on your colors."
				place={place}
				outcome={actionData}
				sentences={sentences}
			/>
			<div className="grid items-start gap-6 xl:grid-cols-2">
				<Panel title="Logo">
					{logo && (
						<img
							src={logo}
							alt={`The logo of ${name}`}
							className="mb-4 h-24 max-w-full rounded-md border border-border bg-[#fff] object-contain p-2"
						/>
					)}
					<Form key={key} method="post" encType="multipart/form-data" className="grid gap-4">
						<ErrorSummary errors={errors} ref={focusOn} />
						<FileField
							name="picture"
							label={logo ? 'Another logo' : 'Your logo'}
							hint="SVG up to 1 MB, or PNG, best without the white around it."
							accept="image/svg+xml,image/png,image/jpeg,image/webp"
						/>
						<p className="flex flex-wrap gap-3">
							<SubmitButton name="intent" value="upload" busy="Sending...">
								Upload
							</SubmitButton>
							{logo && (
								<Button type="submit" kind="secondary" name="intent" value="remove" formNoValidate>
									Take it off
								</Button>
							)}
						</p>
					</Form>
				</Panel>
				<Panel title="Colors">
					<p className="mb-4 max-w-prose">
						{isRead ? 'Read from your logo, and made' : 'They are made'} a little lighter or darker where that
						is needed to read them, by day and by night.
					</p>
					<Form method="post" className="grid gap-4">
						<div className="flex flex-wrap gap-6">
							<ColorInput key={primary} name="primary" label="Main color" value={primary} />
							<ColorInput key={accent} name="accent" label="Color of what stands out" value={accent} />
						</div>
						<div className="grid gap-4 sm:grid-cols-2">
							<Specimen colors={colors} scheme="day" />
							<Specimen colors={colors} scheme="night" />
						</div>
						<p>
							<Button type="submit" kind="secondary" name="intent" value="colors">
								Use these colors
							</Button>
						</p>
					</Form>
				</Panel>
			</div>
			<div className="mt-6">
				<StepLinks back={back} next={next} hasForm={false} />
			</div>
		</>
	)
}

function ColorInput({ name, label, value }: { name: string; label: string; value: string }) {
	return (
		<label className="grid gap-1.5 font-semibold">
			{label}
			<input
				type="color"
				name={name}
				id={fieldId(name)}
				defaultValue={value}
				className="h-11 w-20 cursor-pointer rounded-md border border-input bg-card p-1"
			/>
		</label>
	)
}
