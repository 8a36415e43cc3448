import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { formControls } from '../kernel/fields/form_controls.ts'
import { Panel } from '../parts/panel.tsx'
import type { PicturePage } from './picture_page.server.ts'

/** Next to a picture's form: where it is used, its address, its history, and its deletion. */
export function AboutPicture({ picture }: { picture: PicturePage }) {
	const { id, uses, path, widths, isAvifReady, history, form } = picture
	return (
		<div className="grid gap-6">
			<Panel title="Used on">
				{uses.length > 0 ? (
					<ul className="grid">
						{uses.map(({ title, kind, to }) => (
							<li key={to}>
								<Link to={to} className="link inline-flex min-h-11 items-center font-semibold">
									{title}
								</Link>{' '}
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
					Made {widths} pixels wide. {isAvifReady ? 'Also as AVIF, which is smaller.' : 'AVIF is being made.'}
				</p>
			</Panel>
			<Panel title="History">
				<ul className="grid gap-2 text-[0.9375rem]">
					{history.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
				<Link to={form.history} className="link mt-2 inline-flex min-h-11 items-center">
					What was changed, and the way back
				</Link>
			</Panel>
			<details className="border-t border-border pt-3">
				<summary className="inline-flex min-h-11 items-center font-semibold text-destructive underline underline-offset-4">
					Delete this picture
				</summary>
				<p className="mt-2">Its files are gone for good then. A picture that a page uses stays.</p>
				<Form method="post" className="mt-4">
					<input type="hidden" name={formControls.id} value={id} />
					<input type="hidden" name={formControls.version} value={form.version ?? ''} />
					<Button type="submit" kind="secondary" name="intent" value="delete">
						Delete it
					</Button>
				</Form>
			</details>
		</div>
	)
}
