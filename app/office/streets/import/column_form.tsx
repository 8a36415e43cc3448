import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Panel } from '../../parts/panel.tsx'
import { rangeFieldNames, rangeFields } from './columns.ts'
import type { ImportPage } from './import_page.server.ts'

/** The form that assigns the file's columns to fields. The choice is stored when the list is published. */
export function ColumnForm({ list: { headings, columns, missing } }: { list: ImportPage }) {
	const options = [...new Set(headings)]
		.filter((heading) => heading !== '')
		.map((heading) => ({ value: heading, label: heading }))
	return (
		<Panel title="Which column is what?">
			{missing.length > 0 && (
				<p className="mb-4">
					The file’s headings do not tell where these are: {missing.join(', ')}. The next file with the same
					headings is read the same way.
				</p>
			)}
			<Form method="post" className="grid gap-4 sm:grid-cols-2">
				{rangeFieldNames.map((field) => (
					<SelectField
						key={field}
						name={field}
						label={rangeFields[field].label}
						required={rangeFields[field].isNeeded}
						options={options}
						placeholder={rangeFields[field].isNeeded ? 'Choose a column' : 'None'}
						defaultValue={columns[field] ?? ''}
					/>
				))}
				<div className="sm:col-span-2">
					<Button type="submit" name="intent" value="columns">
						Read the file this way
					</Button>
				</div>
			</Form>
		</Panel>
	)
}
