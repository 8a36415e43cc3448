import { Form } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { formatDollars } from '#app/company/dollars.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { fieldId } from '#app/ui/field.tsx'
import { officeUpload } from '../kernel/screens/commands.server.ts'
import { Notice } from '../parts/notice.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { Panel } from '../parts/panel.tsx'
import type { Route } from './+types/route.ts'
import { knownPrices } from './known_prices.server.ts'
import { PricePreview } from './price_preview.tsx'
import { exportPath } from './prices_path.ts'
import { uploadPrices } from './upload_prices.server.ts'

export const meta = officeMeta('Prices from a file')

export async function loader({ url, context }: Route.LoaderArgs) {
	const prices = await knownPrices(context.get(servicesContext))
	return {
		isSaved: url.searchParams.get('done') === 'saved',
		prices: prices.map(({ of, label, dollars }) => ({
			of,
			label,
			dollars: dollars === null ? '' : formatDollars(dollars),
		})),
	}
}

export const action = officeUpload(uploadPrices)

export default function Prices({ loaderData: { isSaved, prices }, actionData }: Route.ComponentProps) {
	const preview = actionData && 'changes' in actionData ? actionData : null
	const refused = actionData && 'message' in actionData ? actionData : null
	return (
		<>
			<PageHead
				title="Prices from a file"
				lead="Save the prices, change them in a spreadsheet, and choose the file here: you see what it changes before anybody else does."
				back={{ to: '/admin/facts', name: 'Company facts' }}
				actions={
					<ButtonLink kind="secondary" href={exportPath} download>
						Save the prices
					</ButtonLink>
				}
			/>
			{isSaved && !actionData && <Notice tone="done">Saved. The site shows these prices now.</Notice>}
			{refused && <Notice tone="problem">{refused.message}</Notice>}
			<div className="grid max-w-4xl gap-6">
				{preview && <PricePreview preview={preview} />}
				<Panel title={preview ? 'Another file' : 'Choose a file'}>
					<Form method="post" encType="multipart/form-data" reloadDocument className="grid gap-4">
						<div>
							<label htmlFor={fieldId('file')} className="mb-2 block font-semibold">
								File
							</label>
							<input
								id={fieldId('file')}
								name="file"
								type="file"
								required
								accept=".csv,.txt,.tsv,text/csv,text/plain"
								aria-describedby="file-hint"
								className="w-full text-[0.9375rem] file:mr-3 file:min-h-11 file:rounded-md file:border-2 file:border-primary file:bg-background file:px-4 file:font-semibold file:text-primary"
							/>
							<p id="file-hint" className="mt-2 text-[0.9375rem] text-muted-foreground">
								CSV with the columns What, Price and Dollars. What it does not name stays as it is. Nothing is
								published yet.
							</p>
						</div>
						<p>
							<Button type="submit" kind={preview ? 'secondary' : 'loud'}>
								Check the file
							</Button>
						</p>
					</Form>
				</Panel>
				{!preview && (
					<Panel title="Prices now">
						<table className="w-full border-collapse text-left text-[0.9375rem]">
							<thead>
								<tr className="border-b border-border">
									<th scope="col" className="py-2 pr-3">
										What
									</th>
									<th scope="col" className="py-2 pr-3">
										Price
									</th>
									<th scope="col" className="py-2 text-right">
										Dollars
									</th>
								</tr>
							</thead>
							<tbody>
								{prices.map(({ of, label, dollars }) => (
									<tr key={`${of} ${label}`} className="border-b border-border align-top">
										<td className="py-2 pr-3">{of}</td>
										<td className="py-2 pr-3">{label}</td>
										<td className="py-2 text-right tabular-nums">{dollars || 'None'}</td>
									</tr>
								))}
							</tbody>
						</table>
					</Panel>
				)}
			</div>
		</>
	)
}
