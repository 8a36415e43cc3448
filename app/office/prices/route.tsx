import { Form, useLocation } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { officeUpload } from '../kernel/screens/commands.server.ts'
import { CsvField } from '../parts/file_field.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { ScreenHead } from '../parts/screen_head.tsx'
import { Panel } from '../parts/panel.tsx'
import { SubmitButton } from '../parts/submit_button.tsx'
import type { Route } from './+types/route.ts'
import { knownPrices } from './known_prices.server.ts'
import { PricePreview } from './price_preview.tsx'
import { PriceTable } from './price_table.tsx'
import { exportPath } from './prices_path.ts'
import { uploadPrices } from './upload_prices.server.ts'

export const meta = officeMeta('Prices from a file')

const sentences = new Map([['saved', 'Saved. The site shows these prices now.']])

export async function loader({ context }: Route.LoaderArgs) {
	const prices = await knownPrices(context.get(servicesContext))
	return {
		prices: prices.map(({ of, label, dollars }) => ({ of, label, amounts: [dollars] })),
	}
}

export const action = officeUpload(uploadPrices)

export default function Prices({ loaderData: { prices }, actionData }: Route.ComponentProps) {
	const { key } = useLocation()
	const preview = actionData && 'changes' in actionData ? actionData : null
	return (
		<>
			<ScreenHead
				title="Prices from a file"
				lead="Save the prices, change them in a spreadsheet, and choose the file here: you see what it changes before anybody else does."
				back={{ to: '/admin/facts', name: 'Company facts' }}
				outcome={actionData}
				sentences={sentences}
				actions={
					<ButtonLink kind="secondary" href={exportPath} download>
						Save the prices
					</ButtonLink>
				}
			/>
			<div className="grid max-w-4xl gap-6">
				{preview && <PricePreview preview={preview} />}
				<Panel title={preview ? 'Another file' : 'Choose a file'}>
					<Form key={key} method="post" encType="multipart/form-data" className="grid gap-4">
						<CsvField hint="CSV with the columns What, Price and Dollars. What it does not name stays as it is. Nothing is published yet." />
						<p>
							<SubmitButton kind={preview ? 'secondary' : 'loud'} busy="Sending...">
								Check the file
							</SubmitButton>
						</p>
					</Form>
				</Panel>
				{!preview && (
					<Panel title="Prices now">
						<PriceTable amounts={['Dollars']} prices={prices} />
					</Panel>
				)}
			</div>
		</>
	)
}
